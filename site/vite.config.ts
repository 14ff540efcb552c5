import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Modules that no first page needs, although several lazy chunks do: they stay out of the shared chunk. */
const lazyOnly =
  /\/(wording\/(fr|en|es|nl)\.ts|(carousel|dialog|field|spinner|page\/stay|day)\/|search\/(mark|result)|cart\/purchase-attempts)/

const chunks = [
  { name: 'react', test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|@react-router|cookie|set-cookie-parser)\// },
  // Modules of ours that two chunks need: one file instead of a dozen.
  {
    name: 'shared',
    test: (file: string) => /\/(site\/app|ui|base|contracts)\//.test(file) && !lazyOnly.test(file),
    minShareCount: 2,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Chunks that are imported later need nothing but chunks that are there: no links are added for them, which cost a task.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  ...(command === 'build' && {
    environments: {
      // React is part of the server's bundle, and by this its production version, whatever NODE_ENV is where it runs.
      ssr: { keepProcessEnv: false, build: { rolldownOptions: { input: './app/app.server.ts' } } },
      // Each is run in a task of its own when the page comes alive, and stays in browsers when only our own code changes.
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
    ssr: { noExternal: true as const },
  }),
}))
