import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** Kilobytes after brotli, with what they were when last measured. A guest weighs little in somebody else's page. */
const budget = {
  loader: 6, // 3.9
  /** The drawings with one language: kit, styles, framework and all. */
  app: 34, // 33.7
}

// As for visitors: the builder makes another bundle for tests.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

test('the loader is one small script with no imports of its own', async () => {
  const [script, ...more] = await chunksOf('loader')
  expect(more).toEqual([])
  expect(script?.imports).toEqual([])
  expect(kilobytes(script?.code)).toBeLessThan(budget.loader)
}, 60_000)

test('the drawings stay in their budget, carry one language at a time, and no schemas', async () => {
  const chunks = await chunksOf('app')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const languages = chunks.filter(({ isEntry }) => !isEntry)
  expect(languages.map(({ name }) => name).toSorted()).toEqual(['en', 'es', 'fr', 'nl'])
  expect(entry?.imports).toEqual([])
  expect(entry?.exports.toSorted()).toEqual(['mountCart', 'refresh', 'showOffer'])
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
