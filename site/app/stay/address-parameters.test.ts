import { readMarkdownTable } from 'base/markdown-table'
import { describe, expect, test } from 'vitest'
import { storeAddressParameters } from './address-parameters.ts'
import { createMemoryStorage } from './storage.fixture.ts'

const now = new Date('2026-12-20T09:00:00Z')
const later = now.getTime() + 1
const timeZone = 'Europe/Paris'

function arriving(address: string, kept: { local?: object; session?: object; ownLink?: boolean } = {}) {
  const [local, session] = [createMemoryStorage({ ...kept.local }), createMemoryStorage({ ...kept.session })]
  const query = new URLSearchParams(address)
  storeAddressParameters(
    { local: local.shelf, session: session.shelf },
    { query, ownLink: kept.ownLink ?? false, now, timeZone },
  )
  return { local, session, read: (key: string) => local.kept(key) ?? session.kept(key) }
}

describe('STAY-1 STAY-2 parameters of an address', () => {
  const before = {
    local: { businessProvider: { id: 7, exp: later }, gescoReferral: { type: 'mail', exp: later } },
    session: { stay: { from: '2027-01-02', to: '2027-01-09' }, categoryCode: 'child' },
  }
  test.each(readMarkdownTable('docs/algorithms/stay.md', 'Address parameters'))('$address: $key, $stored', (row) => {
    const { address = '', key = '', stored = '' } = row
    const from = Object.entries({ ...before.local, ...before.session }).find(([one]) => one === key)?.[1] ?? null
    const expected: unknown = stored === 'unchanged' ? from : stored === 'none' ? null : JSON.parse(stored, instant)
    expect(arriving(address, before).read(key)).toEqual(expected)
  })
})

function instant(key: string, value: unknown): unknown {
  return key === 'exp' ? Date.parse(String(value)) : value
}

test('STAY-1 another provider takes the place of the one before, and a language link does not prolong it', () => {
  const kept = { local: { businessProvider: { id: 4211, exp: later } } }
  expect(arriving('?hoteId=5000', kept).read('businessProvider')).toMatchObject({ id: 5000 })
  expect(arriving('?hoteId=4211', { ...kept, ownLink: true }).read('businessProvider')).toEqual({
    id: 4211,
    exp: later,
  })
  expect(arriving('?hoteId=4211', kept).read('businessProvider')).not.toEqual({ id: 4211, exp: later })
})

test('STAY-1 a link of the site brings the provider along where it is not kept yet, as on another domain', () => {
  expect(arriving('?hoteId=4211', { ownLink: true }).read('businessProvider')).toMatchObject({ id: 4211 })
})

test.each([
  ['expired', { id: 4211, type: 'quotation', exp: now.getTime() }],
  ['none', { id: -1, type: -1, exp: later }],
  ['a text', 'x'],
  ['a list', [1]],
])('STAY-1 bad input: a stored value that is %s is removed', (_, value) => {
  const { local } = arriving('', { local: { businessProvider: value, gescoReferral: value, other: 1 } })
  expect(local.keys()).toEqual(['other'])
})

test.each(['soon', 3, null, [], { from: '2026-12-26' }, { from: '2026-12-26', to: 'x' }, { from: 1, to: 2 }])(
  'STAY-2 bad input: %j is no stay and no category, and is forgotten with what belongs to it',
  (value) => {
    const { session } = arriving('', {
      session: { stay: value, stayWeek: 1, forcedStay: true, categoryCode: { a: value } },
    })
    expect(session.keys()).toEqual([])
  },
)

test('an address without parameters leaves stored values unchanged', () => {
  const local = { businessProvider: { id: 1, exp: later }, gescoReferral: { type: 2, exp: later } }
  const session = { stay: { from: '2026-12-26', to: '2027-01-02' }, categoryCode: 'child', forcedStay: true }
  const after = arriving('?utm_source=x&q=ski', { local, session })
  expect([after.local.keys(), after.session.keys()]).toEqual([Object.keys(local), Object.keys(session)])
})
