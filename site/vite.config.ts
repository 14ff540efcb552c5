import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanRouter } from './lean-router.ts'

const mode = ['process', 'env', 'NODE_ENV'].join('.')

/** What no first page needs at once, although more than one late part does. */
const late =
  /\/(wording\/(fr|en|es|nl)\.ts|(carousel|dialog|field|spinner|answer|day)\/|search\/(mark|result)|cart\/purchase-attempts)/

const chunks = [
  { name: 'react', test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|@react-router|cookie|set-cookie-parser)\// },
  // What two of ours need, in one file instead of a dozen small ones.
  {
    name: 'shared',
    test: (file: string) => /\/(site\/app|ui|base|contracts)\//.test(file) && !late.test(file),
    minShareCount: 2,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), leanRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ...(command === 'build' && {
    environments: {
      ssr: { build: { rolldownOptions: { input: './app/app.server.ts' } } },
      // Each is run in a task of its own when the page comes alive, and stays in browsers when only our own code changes.
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    },
    // The server's bundle holds React as well: it is then the production one, whatever NODE_ENV says where it runs.
    ssr: { noExternal: true as const },
    define: { [mode]: '"production"' },
  }),
}))
