import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Œufs à la neige', 'oeufs a la neige'],
  ['ESQUÍ', 'esqui'],
  ['Ægir, Straße', 'aegir, strasse'],
  ['garc\u0327on', 'garcon'],
])('"%s" is compared as "%s"', (text, folded) => expect(foldText(text)).toBe(folded))
