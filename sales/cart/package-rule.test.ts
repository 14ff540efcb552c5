import { readMarkdownTable } from 'base/markdown-table'
import { expect, test } from 'vitest'
import { packageRule } from '../catalogue/product.ts'
import { kinds } from '../kinds/kinds.ts'
import type { TravelService } from '../kinds/kind.ts'
import { applyPackageRule, packageOutcome } from './package-rule.ts'
import type { TravelLine } from './package-rule.ts'

const document = new URL('../../docs/algorithms/packages.md', import.meta.url)

const services: Record<string, TravelService | undefined> = {
  lodging: 'lodging',
  transport: 'transport',
  other: 'other',
}

const day = (one: string) => `2027-01-${one.padStart(2, '0')}`

/** `lodging 9-16` is a line from 9 to 16 January, named by what it is. */
function lineOf(text: string): TravelLine {
  const [, service = '', first = '', last = ''] = /^(\w+) (\d+)-(\d+)$/.exec(text) ?? []
  return { id: text, service: services[service], firstDay: day(first), lastDay: day(last) }
}

const rows = readMarkdownTable(document, 'Which lines form a package')

test.each(rows)('WEEK-8 $lines: package of $package', ({ lines = '', package: found = '' }) => {
  const all = lines.split(', ').map(lineOf)
  const ids = found === '' ? [] : found.split(', ')
  for (const rule of packageRule.options) {
    const expected = { outcome: ids.length > 0 ? rule : 'none', lines: ids }
    expect(applyPackageRule(rule, all)).toEqual(expected)
    expect(applyPackageRule(rule, all.toReversed())).toMatchObject({ outcome: expected.outcome })
  }
})

test('WEEK-8 an empty cart is no package', () =>
  expect(applyPackageRule('form', [])).toEqual({ outcome: 'none', lines: [] }))

test('WEEK-8 each kind says which travel service it is, and what is none has none', () => {
  const found = Object.fromEntries(kinds.map(({ name, travelService }) => [name, travelService]))
  expect(found).toMatchObject({
    room: 'lodging',
    transfer: 'transport',
    lesson: 'other',
    pass: 'other',
    rental: 'other',
  })
  expect([found['stay-tax'], found.insurance, found.licence, found.article]).toEqual(Array(4).fill(undefined))
})

const week = { firstDay: '2027-01-09', lastDay: '2027-01-16' }

test('WEEK-8 lines of a cart are judged by their kinds and by the rule of their resort', () => {
  const lines = ['room', 'stay-tax', 'pass'].map((type) => ({ id: type, selection: { type }, ...week }))
  expect(packageOutcome({ packages: 'refused' }, lines)).toEqual({ outcome: 'refused', lines: ['room', 'pass'] })
  expect(packageOutcome({ packages: 'refused' }, lines.slice(0, 2))).toEqual({ outcome: 'none', lines: [] })
})
