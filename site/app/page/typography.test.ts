import { expect, test } from 'vitest'
import { frenchSpaces } from './typography.ts'

test('a French sign never begins a line', () => {
  expect(frenchSpaces('Prêt ? « Oui » : 52 € !')).toBe('Prêt\u00A0? «\u00A0Oui\u00A0»\u00A0: 52\u00A0€\u00A0!')
  expect(frenchSpaces('8 h 30, à pied')).toBe('8 h 30, à pied')
})
