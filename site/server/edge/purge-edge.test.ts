import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestContent, createTestResort } from 'content/testing'
import { createTestEditor, paragraph } from '../testing-editor.ts'
import { purgeEdge } from './purge-edge.ts'
import type { PurgeTags } from './purge-tags.ts'

type Content = Parameters<typeof purgeEdge>[0]

/** One instance whose changes a test emits. */
function createInstance(claimChanges: Content['claimChanges']) {
  const listeners = new Set<(tags: string[]) => void>()
  const purgeTags = vi.fn<PurgeTags>(() => Promise.resolve())
  const onChange: Content['onChange'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const stop = purgeEdge({ onChange, claimChanges }, purgeTags, { collectMs: 1, holdMs: 1 })
  return { emit: (tags: string[]) => listeners.forEach((listener) => listener(tags)), purgeTags, stop }
}

const claimAll: Content['claimChanges'] = (changes) => Promise.resolve(changes.map((tags) => [...tags]))

test('of two instances one purges a publication, by one call', async () => {
  const database = await createTestResort()
  const instances = await Promise.all([createTestContent(database), createTestContent(database)])
  const purgeTags = vi.fn<PurgeTags>(() => Promise.resolve())
  const heard = instances.map((content) => new Promise((resolve) => content.onChange(resolve)))
  const stops = instances.map((content) => purgeEdge(content, purgeTags, { collectMs: 20, holdMs: 2000 }))
  onTestFinished(async () => {
    await Promise.all(instances.map((content) => content.close()))
    await database.close()
  })
  const editor = await createTestEditor(instances[0])
  await editor.saveContent('children', (blocks) => [...blocks, paragraph('edge', 'Un nouveau texte')])
  await editor.publish('children')
  await Promise.all(heard)
  await vi.waitFor(() => expect(purgeTags).toHaveBeenCalled(), { timeout: 10_000 })
  await Promise.all(stops.map((stop) => stop()))
  expect(purgeTags).toHaveBeenCalledTimes(1)
  expect(purgeTags.mock.calls[0]?.[0]).toContain('page:children:fr')
})

test('changes that come together are purged by one call, and those that another instance has claimed are not', async () => {
  const { emit, purgeTags, stop } = createInstance((changes) =>
    claimAll(
      changes.filter(([tag]) => tag !== 'page:2:fr'),
      0,
    ),
  )
  emit(['page:1:fr', 'shell:fr'])
  emit(['page:2:fr'])
  emit(['page:3:fr', 'shell:fr'])
  await vi.waitFor(() => expect(purgeTags.mock.calls).toEqual([[['page:1:fr', 'shell:fr', 'page:3:fr']]]))
  await stop()
})

test('when changes may have been missed, everything is purged', async () => {
  const { emit, purgeTags, stop } = createInstance(claimAll)
  emit(['page:1:fr'])
  emit(['*'])
  await vi.waitFor(() => expect(purgeTags.mock.calls).toEqual([[['*']]]))
  await stop()
})

test('where all is claimed by others nothing is purged', async () => {
  const claim = vi.fn<Content['claimChanges']>(() => Promise.resolve([]))
  const { emit, purgeTags, stop } = createInstance(claim)
  emit(['page:1:fr'])
  await vi.waitFor(() => expect(claim).toHaveBeenCalled())
  await stop()
  expect(purgeTags).not.toHaveBeenCalled()
})

test('without the database every instance purges', async () => {
  const { emit, purgeTags, stop } = createInstance(() => Promise.reject(new Error('the database is away')))
  emit(['page:1:fr'])
  await vi.waitFor(() => expect(purgeTags.mock.calls).toEqual([[['page:1:fr']]]))
  await stop()
})

test('what was collected is purged when the instance stops', async () => {
  const { emit, purgeTags, stop } = createInstance(() => Promise.resolve([]))
  emit(['page:1:fr'])
  await stop()
  expect(purgeTags.mock.calls).toEqual([[['page:1:fr']]])
})
