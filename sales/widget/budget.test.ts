import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Kilobytes after brotli, with what they were when last measured. The widget runs in pages of other sites, so it has to be small. */
const budget = {
  loader: 6, // 3.9
  /** What is loaded first, with one language: kit, styles, framework, selector and cart. */
  app: 34, // 32.7
  /** What is loaded later, each when it is needed. */
  'question-form': 4, // 3.2
  purchase: 6, // 4.2
}
const languageNames = ['en', 'es', 'fr', 'nl']

// As for visitors: the builder makes another bundle for tests.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

test('the loader is one small script with no imports of its own', async () => {
  const [script, ...more] = await chunksOf('loader')
  expect(more).toEqual([])
  expect(script?.imports).toEqual([])
  expect(kilobytes(script?.code)).toBeLessThan(budget.loader)
}, 60_000)

test('the app and its later parts stay in their budgets, with one language at a time and no schemas', async () => {
  const chunks = await chunksOf('app')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const languages = chunks.filter(({ name }) => languageNames.includes(name))
  const later = ['purchase', 'question-form'] as const
  expect(chunks.map(({ name }) => name).toSorted()).toEqual(['app', ...languageNames, ...later].toSorted())
  expect(entry?.imports, 'no second round trip').toEqual([])
  expect(entry?.exports).toEqual(expect.arrayContaining(['mountCart', 'refresh', 'showOffer']))
  for (const name of later)
    expect(kilobytes(chunks.find((chunk) => chunk.name === name)?.code)).toBeLessThan(budget[name])
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  expect(modules.filter((id) => /node_modules\/(zod|react|react-dom)\//.test(id) && !id.includes('preact'))).toEqual([])
  const heaviest = Math.max(...languages.map(({ code }) => kilobytes(code)))
  expect(kilobytes(entry?.code) + heaviest).toBeLessThan(budget.app)
}, 60_000)

async function chunksOf(mode: 'loader' | 'app'): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: 'sales/vite.widget.config.ts',
    mode,
    logLevel: 'silent',
    build: { write: false },
  })
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  return outputs.flatMap(({ output }) => output.filter((one) => one.type === 'chunk'))
}

function kilobytes(code = ''): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024
}
