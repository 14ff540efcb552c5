import { readConfig } from 'base/config'
import { openApiProblems } from 'base/http/openapi-testing'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import type { ApiContext } from './context.ts'

const origin = 'https://www.example.org'
const site = { languages: [{ origin }, { origin }, { origin: 'https://en.example.org' }] }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a description needs no database
const app = createApp({ limits: readConfig({}).limits, site: () => Promise.resolve(site) } as unknown as ApiContext)

async function describe(): Promise<{ openapi: string; servers: unknown; paths: Record<string, object> }> {
  return (await app.request('/api/openapi.json')).json()
}

test('the description passes the recommended rules of Redocly', async () => {
  expect(await openApiProblems(await describe())).toEqual([])
})

test('the description names OpenAPI 3.1 and the origins of the languages', async () => {
  expect(await describe()).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: origin }, { url: 'https://en.example.org' }],
  })
})

test('the description holds every call that the server has, and no other', async () => {
  const { paths } = await describe()
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // The files of the editor's script, and the description itself, are no calls.
  const files = ['GET /static/cms/:file{.+}', 'GET /api/openapi.json']
  const served = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  expect(described.toSorted()).toEqual([...new Set(served)].filter((route) => !files.includes(route)).toSorted())
  expect(described).toContain('GET /api/search')
})
