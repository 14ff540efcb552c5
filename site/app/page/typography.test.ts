import { expect, test } from 'vitest'
import { typeset } from './typography.ts'

/** No-break spaces as they can be seen. */
const seen = (text: string): string => text.replaceAll('\u00A0', '~')

test.each([
  ['a French sign never begins a line', 'fr', 'Prêt ? « Oui » : 52 € !', 'Prêt~? «~Oui~»~: 52~€~!'],
  ['nor does an hour end one', 'fr', '8 h 30, à pied, ou 9 h', '8~h~30, à pied, ou 9~h'],
  ['a telephone number stays whole', 'en', 'Call +33 1 99 00 14 50.', 'Call +33~1~99~00~14~50.'],
  ['what belongs to words is left alone', 'en', '12 huts, 8 children: ready ?', '12 huts, 8 children: ready ?'],
] as const)('%s', (_, lang, written, set) => {
  expect(seen(typeset(written, lang))).toBe(set)
})
