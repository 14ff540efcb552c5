import { createLog } from 'base/log'
import { expect, test, vi } from 'vitest'
import { createPurgeTags } from './purge-tags.ts'

const log = createLog('test', 'silent')
const url = 'https://cdn.example.org/purge_cache'

function purgeWith(...statuses: number[]) {
  const send = vi.fn<typeof fetch>()
  for (const status of statuses) send.mockResolvedValueOnce(new Response(null, { status }))
  return { send, purgeTags: createPurgeTags({ url, token: 'secret', log, send }) }
}

test('the tags of a change are purged by one call, with those pages whose tags did not fit', async () => {
  const { send, purgeTags } = purgeWith(200)
  await purgeTags(['page:children:fr', 'shell:fr'])
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]).toMatchObject([
    url,
    {
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['page:children:fr', 'shell:fr', 'many'] }),
    },
  ])
})

test('when changes may have been missed, everything is purged', async () => {
  const { send, purgeTags } = purgeWith(200)
  await purgeTags(['*'])
  expect(send.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ purge_everything: true }))
})

test('a purge that fails is tried three times, and never fails the publication', async () => {
  const { send, purgeTags } = purgeWith(500, 503, 429, 200)
  await purgeTags(['shell:fr'])
  expect(send).toHaveBeenCalledTimes(3)
})
