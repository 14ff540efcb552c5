import { expect, test } from 'vitest'
import type { DraftPart } from './draft-part.ts'
import { Prompts } from './prompts.ts'

const common = { base: 1, value: 'a' }
const saved: DraftPart<unknown> = { ...common, state: 'saved' }
const signedOut: DraftPart<unknown> = { ...common, state: 'signed-out' }
const stale: DraftPart<unknown> = {
  ...common,
  state: 'stale',
  theirs: { version: 2, author: 'Line', savedAt: '2026-11-21T10:00:00Z', value: 'b' },
}
const idle = { typing: false, dialogOpen: false }

test.each([
  ['a conflict', stale, { kind: 'stale', part: 'hero' }],
  ['an ended session', signedOut, { kind: 'sign-in' }],
])('EDIT-5 %s opens its dialog once, however often the part changes', (_, part, dialog) => {
  const prompts = new Prompts()
  expect(prompts.dialogFor('hero', part, idle)).toEqual(dialog)
  expect(prompts.dialogFor('hero', { ...part, value: 'ab' }, idle)).toBeUndefined()
  expect(prompts.dialogFor('hero', saved, idle)).toBeUndefined()
  expect(prompts.dialogFor('hero', part, idle)).toEqual(dialog)
})

test('EDIT-5 no dialog takes the keys of somebody who types, nor the place of another dialog; it opens after', () => {
  const prompts = new Prompts()
  expect(prompts.dialogFor('hero', stale, { ...idle, typing: true })).toBeUndefined()
  expect(prompts.dialogFor('hero', stale, { ...idle, dialogOpen: true })).toBeUndefined()
  expect(prompts.dialogFor('hero', stale, idle)).toEqual({ kind: 'stale', part: 'hero' })
})
