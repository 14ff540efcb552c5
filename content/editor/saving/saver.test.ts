import { fail, ok } from 'base/errors'
import { expect, test } from 'vitest'
import type { CallResult } from '../calls/request.ts'
import type { DraftPart } from './draft-part.ts'
import { Saver } from './saver.ts'

type Answer = CallResult<{ version: number; savedAt: string }>
const savedAt = '2026-11-21T10:00:00Z'

/** A saver whose timers run when told, and whose server answers when told. */
function setUp() {
  const timers = new Set<{ milliseconds: number; work: () => void }>()
  const requests: { id: string; base: number; value: unknown; unloading: boolean; answer: (answer: Answer) => void }[] =
    []
  const states: string[] = []
  const saver = new Saver({
    save: (id, base, value, unloading) =>
      new Promise((answer) => requests.push({ id, base, value, unloading, answer: (one) => answer(one) })),
    onChange: (id, part) => states.push(`${id} ${part.state}`),
    setTimer: (milliseconds, work) => {
      const timer = { milliseconds, work }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
  saver.open('content', { state: 'saved', base: 1, value: 'a' })
  const ring = () => {
    const [timer] = timers
    if (!timer) throw new Error('no timer is set')
    timers.delete(timer)
    timer.work()
  }
  return { saver, timers, requests, states, ring }
}

async function answered(request: { answer: (answer: Answer) => void } | undefined, answer: Answer): Promise<void> {
  request?.answer(answer)
  await new Promise((resolve) => setImmediate(resolve))
}

test('EDIT-5 typing is saved after a pause, read from the page only then', () => {
  const { saver, requests, timers, ring } = setUp()
  let reads = 0
  const read = () => {
    reads += 1
    return 'abc'
  }
  for (const _ of 'abc') saver.onInput('content', read, 0)
  expect([timers.size, reads, requests.length]).toEqual([1, 0, 0])
  ring()
  expect([reads, requests.length]).toEqual([1, 1])
  expect(requests[0]).toMatchObject({ id: 'content', base: 1, value: 'abc', unloading: false })
})

test('EDIT-5 continuous typing is saved too', () => {
  const { saver, timers } = setUp()
  saver.onInput('content', () => 'b', 0)
  saver.onInput('content', () => 'bc', 3900)
  expect([...timers][0]?.milliseconds).toBe(100)
})

test('EDIT-5 one request at a time, each on top of the last', async () => {
  const { saver, requests, ring } = setUp()
  saver.onInput('content', () => 'b')
  ring()
  saver.onInput('content', () => 'bc')
  ring()
  expect(requests).toHaveLength(1)
  await answered(requests[0], ok({ version: 2, savedAt }))
  expect(requests[1]).toMatchObject({ base: 2, value: 'bc' })
  await answered(requests[1], ok({ version: 3, savedAt }))
  expect(saver.part('content')).toMatchObject({ state: 'saved', base: 3 })
  expect(saver.unsaved).toBe(false)
})

test('EDIT-5 without a network it is tried again, and at once when the network is back', async () => {
  const { saver, requests, timers, ring } = setUp()
  saver.onInput('content', () => 'b')
  ring()
  await answered(requests[0], fail('unreachable', 'no network'))
  expect([...timers].map(({ milliseconds }) => milliseconds)).toEqual([1000])
  saver.retry()
  expect([requests.length, timers.size]).toEqual([2, 0])
})

test('EDIT-5 flush waits until everything is saved, and says when something is not', async () => {
  const { saver, requests } = setUp()
  saver.onInput('content', () => 'b')
  const flushed = saver.flush()
  await answered(requests[0], ok({ version: 2, savedAt }))
  expect(await flushed).toBe(true)
  saver.onInput('content', () => 'c')
  const failed = saver.flush()
  await answered(requests[1], fail('unreachable', 'no network'))
  expect(await failed).toBe(false)
})

test('EDIT-5 a page that is left sends what was typed last, in a request that outlives it', () => {
  const { saver, requests } = setUp()
  saver.onInput('content', () => 'b')
  saver.unload()
  expect(requests[0]).toMatchObject({ value: 'b', unloading: true })
})

test('EDIT-5 a stale save waits for a choice; keeping mine saves on top of theirs', async () => {
  const { saver, requests, ring } = setUp()
  saver.onInput('content', () => 'mine')
  ring()
  const details = { version: 5, author: 'Line', savedAt, theirs: 'theirs' }
  await answered(requests[0], fail('stale', 'somebody saved', details))
  expect(saver.part('content')).toMatchObject({ state: 'stale', value: 'mine', theirs: { value: 'theirs' } })
  expect(requests).toHaveLength(1)
  saver.resolveConflict('content', 'keep-mine')
  expect(requests[1]).toMatchObject({ base: 5, value: 'mine' })
})

test('EDIT-2 after signing in again, what was kept is saved', async () => {
  const { saver, requests, ring } = setUp()
  saver.onInput('content', () => 'b')
  ring()
  await answered(requests[0], fail('signed-out', 'sign in'))
  expect(saver.unsaved).toBe(true)
  saver.signedIn()
  expect(requests[1]).toMatchObject({ base: 1, value: 'b' })
})

test('EDIT-5 a part kept from before a reload is sent as soon as it is opened', () => {
  const { saver, requests, states } = setUp()
  const kept: DraftPart<unknown> = { state: 'edited', base: 7, value: 'typed before' }
  saver.open('hero', kept)
  expect(requests[0]).toMatchObject({ id: 'hero', base: 7, value: 'typed before' })
  expect(states).toEqual(['content saved', 'hero edited', 'hero saving'])
})

test('EDIT-5 typing that was taken back ends without a save', () => {
  const { saver, requests, states, ring } = setUp()
  saver.onInput('content', () => 'a')
  expect(saver.isTyping).toBe(true)
  ring()
  expect([saver.isTyping, requests.length, states]).toEqual([false, 0, ['content saved', 'content saved']])
})

test('a saver that is closed does nothing more', async () => {
  const { saver, requests, timers, states, ring } = setUp()
  saver.onInput('content', () => 'b')
  ring()
  saver.close()
  const before = states.length
  await answered(requests[0], fail('unreachable', 'no network'))
  expect([timers.size, states.length]).toEqual([0, before])
})
