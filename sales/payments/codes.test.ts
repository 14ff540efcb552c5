import { readMarkdownTable } from 'base/markdown-table'
import { outcomeOf } from 'contracts/payment'
import { expect, test } from 'vitest'
import { knownCodes, ruleOf } from './codes.ts'
import { sentenceFor } from './sentences.ts'

const document = new URL('../../docs/algorithms/payments.md', import.meta.url)
const rows = readMarkdownTable(document, 'Codes').flatMap(({ codes = '', group, retry, watch, outcome }) =>
  codes.split(' ').map((code) => ({ code, group, retry, watch, outcome })),
)

test('the document names every code once, and no other', () => {
  expect(rows.map(({ code }) => code).toSorted()).toEqual(knownCodes)
  expect(knownCodes).toHaveLength(60)
})

test.each(rows)('CART-5 code $code is "$group", as the document says', ({ code, group, retry, watch, outcome }) => {
  expect(ruleOf(code)).toEqual({ group, retry: retry === 'yes', watch })
  expect(outcomeOf(code)).toBe(outcome)
})

test('an unknown code is a refusal that staff should see', () => {
  expect(ruleOf('4999')).toEqual({ group: 'refused', retry: true, watch: 'staff' })
})

test('a stolen card is not called stolen', () => {
  for (const lang of ['fr', 'en', 'es', 'nl']) expect(sentenceFor('4007', lang)).toBe(sentenceFor('6002', lang))
})

test('every group has a sentence in each language; a language that we do not speak gets English', () => {
  for (const code of knownCodes) {
    const said = ['fr', 'en', 'es', 'nl'].map((lang) => sentenceFor(code, lang))
    expect(new Set(said).size).toBe(4)
    expect(sentenceFor(code, 'sv')).toBe(said[1])
  }
})
