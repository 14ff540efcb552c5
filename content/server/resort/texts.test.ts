import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const texts = (lang: string): string[] =>
  globSync(`resorts/valorsene/content/pages/*.${lang}.md`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line}`),
  )

test.each([
  ['en', 'a second word for the cart', /\bbasket\b/i],
  ['en', 'an English name for a level that has its own', /gold crystal/i],
  ['en', 'an invoice or a voucher, which nobody sends', /invoice (from each|per seller|in its name)|\bvoucher\b/i],
  [
    'fr',
    'an invoice or a voucher, which nobody sends',
    /facture (de chacun|par vendeur|à son nom)|\bbon de réservation\b/i,
  ],
  ['en', 'a button for withdrawal in the order', /Withdraw from the contract here/],
  ['fr', 'a button for withdrawal in the order', /Renoncer au contrat ici/],
  ['en', 'a hyphen for a minus sign', /(^|[^\d\p{L}–])-\d+( to|\s*°)/u],
  ['fr', 'a hyphen for a minus sign', /(^|[^\d\p{L}–])-\d+( à|\s*°)/u],
])('no %s text of the resort has %s', (lang, _what, wrong) => {
  expect(texts(lang).filter((line) => wrong.test(line.slice(line.indexOf(': ') + 2)))).toEqual([])
})
