import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

const widget = path.join(import.meta.dirname, 'widget')
const out = path.join(widget, 'build')
const appNameFile = path.join(out, 'app-name.txt')

/**
 * Two bundles: `--mode app` makes `build/*-hash.js`, the drawings in pieces that may be kept for ever;
 * `--mode loader` makes `build/widget.js`, one script that knows the name of the first piece.
 */
export default defineConfig(({ mode }) => (mode === 'loader' ? loader() : app()))

const common = {
  root: widget,
  publicDir: false as const,
  resolve: {
    alias: [
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  },
}

function app() {
  return {
    ...common,
    plugins: [rememberAppName(), compress()],
    build: {
      outDir: out,
      // While watching, the loader's watcher writes into the same folder.
      emptyOutDir: !process.argv.includes('--watch'),
      target: 'es2022',
      modulePreload: false as const,
      rolldownOptions: {
        input: path.join(widget, 'app.tsx'),
        // The entry also exports what later pieces share with it: a piece of its own would cost one more round trip.
        preserveEntrySignatures: 'allow-extension' as const,
        output: { entryFileNames: 'app-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }
}

function loader() {
  return {
    ...common,
    plugins: [nameApp(), compress()],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: path.join(widget, 'loader.ts'),
        formats: ['iife' as const],
        name: 'schussWidget',
        fileName: () => 'widget.js',
      },
    },
  }
}

function rememberAppName(): Plugin {
  return {
    name: 'remember-app-name',
    writeBundle: (_, bundle) => {
      const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry)
      writeFileSync(appNameFile, path.basename(entry?.fileName ?? ''))
    },
  }
}

function nameApp(): Plugin {
  return {
    name: 'name-app',
    buildStart() {
      this.addWatchFile(appNameFile)
    },
    transform: (code) =>
      code.includes('APP_FILE') ? code.replaceAll('APP_FILE', JSON.stringify(appName())) : undefined,
  }
}

function appName(): string {
  return existsSync(appNameFile) ? readFileSync(appNameFile, 'utf8') : 'app.js'
}

/** Compressed once here, so that the server only hands out. */
function compress(): Plugin {
  return {
    name: 'compress',
    writeBundle: (_, bundle) => {
      for (const { fileName } of Object.values(bundle)) {
        const file = path.join(out, fileName)
        const bytes = readFileSync(file)
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}
