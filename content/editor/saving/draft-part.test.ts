import { describe, expect, test } from 'vitest'
import type { DraftPart, DraftPartEvent } from './draft-part.ts'
import { isUnsaved, nextState, sendDelay } from './draft-part.ts'

const fresh: DraftPart<string> = { state: 'saved', base: 3, value: 'Bonjour' }
const theirs = { version: 4, author: 'Line', savedAt: '2026-11-21T10:00:00Z', value: 'Salut' }

function after(...events: DraftPartEvent<string>[]): DraftPart<string> {
  return events.reduce<DraftPart<string>>(nextState, fresh)
}
const edit = (value: string): DraftPartEvent<string> => ({ type: 'edit', value })
const send: DraftPartEvent<string> = { type: 'send' }
const lost: DraftPartEvent<string> = { type: 'unreachable' }
const saved: DraftPartEvent<string> = { type: 'saved', version: 4, savedAt: '2026-11-21T10:00:00Z' }
const stale: DraftPartEvent<string> = { type: 'stale', theirs }

describe('EDIT-5 the draft saves by itself', () => {
  test('typing, sending, saved: the next save is based on the new version', () => {
    expect(after(edit('Bonsoir'))).toMatchObject({ state: 'edited', base: 3, value: 'Bonsoir' })
    expect(after(edit('Bonsoir'), send)).toMatchObject({ state: 'saving', sent: 'Bonsoir' })
    expect(after(edit('Bonsoir'), send, saved)).toMatchObject({ state: 'saved', base: 4, value: 'Bonsoir' })
  })

  test('what is typed while a save is under way is not taken for saved', () => {
    const part = after(edit('Bonsoir'), send, edit('Bonsoir à tous'), saved)
    expect(part).toMatchObject({ state: 'edited', base: 4, value: 'Bonsoir à tous' })
  })

  test('typing and taking it back needs no save', () => {
    expect(after(edit('Bonjour'))).toMatchObject({ state: 'saved' })
  })

  test('one request at a time: a second send while saving changes nothing', () => {
    const saving = after(edit('Bonsoir'), send)
    expect(nextState(saving, send)).toBe(saving)
  })

  test('an answer that comes when nothing was sent does no harm', () => {
    for (const event of [saved, lost, stale]) expect(nextState(fresh, event)).toBe(fresh)
  })
})

describe('EDIT-5 without a network nothing is lost', () => {
  test('it is tried again after 1, 2, 4 … and at most 30 seconds', () => {
    const delays: (number | undefined)[] = []
    let part = after(edit('Bonsoir'))
    for (let attempt = 0; attempt < 7; attempt += 1) {
      part = nextState(nextState(part, send), lost)
      delays.push(sendDelay(part))
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(isUnsaved(part)).toBe(true)
  })

  test('typing goes on while it cannot be reached', () => {
    expect(after(edit('a'), send, lost, edit('ab'))).toMatchObject({ state: 'unreachable', value: 'ab' })
    expect(after(edit('a'), send, lost, edit('ab'), send, saved)).toMatchObject({ state: 'saved', value: 'ab' })
  })

  test('a save whose answer got lost is no conflict with oneself', () => {
    const own: DraftPartEvent<string> = { type: 'stale', theirs: { ...theirs, value: 'a' } }
    expect(after(edit('a'), send, lost, send, own)).toMatchObject({ state: 'saved', base: 4, value: 'a' })
    expect(after(edit('a'), send, lost, edit('ab'), send, own)).toMatchObject({ state: 'edited', base: 4, value: 'ab' })
  })
})

describe('EDIT-5 a save based on an old version keeps both texts', () => {
  const both = after(edit('Bonsoir'), send, stale)

  test('both are there, and nothing is sent until somebody chooses', () => {
    expect(both).toMatchObject({ state: 'stale', value: 'Bonsoir', theirs: { value: 'Salut', author: 'Line' } })
    expect(sendDelay(both)).toBeUndefined()
  })

  test('typing on keeps both', () => {
    expect(nextState(both, edit('Bonsoir !'))).toMatchObject({ state: 'stale', value: 'Bonsoir !', theirs })
  })

  test('keep mine: it is saved on top of theirs', () => {
    const kept = nextState(both, { type: 'keep-mine' })
    expect(kept).toMatchObject({ state: 'edited', base: 4, value: 'Bonsoir' })
    expect(nextState(kept, send)).toMatchObject({ state: 'saving', base: 4, sent: 'Bonsoir' })
  })

  test('take theirs: it is what stands here now', () => {
    expect(nextState(both, { type: 'take-theirs' })).toMatchObject({ state: 'saved', base: 4, value: 'Salut' })
  })
})

describe('EDIT-2 a session that has ended', () => {
  test('keeps the text, sends nothing, and goes on after signing in', () => {
    const out = after(edit('Bonsoir'), send, { type: 'signed-out' })
    expect(out).toMatchObject({ state: 'signed-out', value: 'Bonsoir' })
    expect(sendDelay(out)).toBeUndefined()
    expect(nextState(nextState(out, edit('Bonsoir !')), { type: 'signed-in' })).toMatchObject({
      state: 'edited',
      base: 3,
      value: 'Bonsoir !',
    })
  })
})

test('what the server refuses waits for another text', () => {
  const refused = after(edit(''), send, { type: 'refused', reason: 'invalid' })
  expect(refused).toMatchObject({ state: 'refused', value: '', reason: 'invalid' })
  expect(sendDelay(refused)).toBeUndefined()
  expect(nextState(refused, edit('Titre'))).toMatchObject({ state: 'edited', value: 'Titre' })
})
