import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

const editor = path.join(import.meta.dirname, 'editor')

/** The in-place editor as one script: only who is signed in loads it. Its screen is React code that ships with Preact. */
export default defineConfig({
  root: editor,
  publicDir: false,
  plugins: [compress()],
  resolve: {
    alias: [
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    outDir: path.join(editor, 'build'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: path.join(editor, 'editor.ts'),
      // The site calls `start` and `stop` of this very file.
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'editor.js', codeSplitting: false },
    },
  },
})

/** Puts the compressed script beside the script, as small as it can be. */
function compress(): Plugin {
  return {
    name: 'compress',
    closeBundle() {
      const file = path.join(editor, 'build/editor.js')
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
    },
  }
}
