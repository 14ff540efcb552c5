import { expect, test } from 'vitest'
import type { DraftPart } from '../saving/draft-part.ts'
import { statusOf } from './status.ts'

const at = (hour: number) => `2026-11-21T${hour}:00:00Z`
const common = { base: 1, value: [] }
const saved: DraftPart<unknown> = { ...common, state: 'saved', savedAt: at(10) }
const later: DraftPart<unknown> = { ...common, state: 'saved', savedAt: at(11) }
const untouched: DraftPart<unknown> = { ...common, state: 'saved' }
const saving: DraftPart<unknown> = { ...common, state: 'saving', sent: [], attempt: 0 }
const unreachable: DraftPart<unknown> = { ...common, state: 'unreachable', attempt: 2 }
const signedOut: DraftPart<unknown> = { ...common, state: 'signed-out' }
const refused: DraftPart<unknown> = { ...common, state: 'refused', reason: 'invalid' }
const stale: DraftPart<unknown> = {
  ...common,
  state: 'stale',
  theirs: { version: 2, author: 'Line', savedAt: at(11), value: [] },
}

test.each([
  ['nothing typed yet', { a: untouched }, false, { word: 'ready' }],
  ['the last save of all parts', { a: saved, b: later, c: untouched }, false, { word: 'saved', savedAt: at(11) }],
  ['typing', { a: saved }, true, { word: 'saving' }],
  ['a save under way', { a: saved, b: saving }, false, { word: 'saving' }],
  ['no network, though another part was saved', { a: later, b: unreachable }, false, { word: 'unreachable' }],
  ['no network, though somebody types on', { a: unreachable }, true, { word: 'unreachable' }],
  ['a session that ended', { a: unreachable, b: signedOut }, false, { word: 'signed-out' }],
  ['a refusal', { a: signedOut, b: refused }, false, { word: 'refused', reason: 'invalid' }],
  ['a conflict before all', { a: refused, zone: stale }, false, { word: 'stale', part: 'zone' }],
] as const)('EDIT-5 the bar says: %s', (_, parts, typing, status) => {
  expect(statusOf(parts, typing)).toEqual(status)
})

test('EDIT-5 the bar says that somebody else has changed the page, when nothing of ours waits', () => {
  expect(statusOf({ a: saved }, false, true)).toEqual({ word: 'outdated' })
  expect(statusOf({ a: saving }, false, true)).toEqual({ word: 'saving' })
})
