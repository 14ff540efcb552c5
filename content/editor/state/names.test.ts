import { expect, test } from 'vitest'
import type { Field } from '../page/fields.ts'
import { translateIn } from '../wording/wording.ts'
import { fieldLabel, fieldLocation } from './names.ts'

const t = translateIn('en')
const field = (blockType: string, place: string[]): Field => ({
  element: { closest: () => ({ dataset: { blockType } }) } as unknown as HTMLElement,
  kind: 'plain',
  part: 'content',
  path: place,
})

test.each([
  ['rich-text', ['a', 'data', 'text'], 'Content · text'],
  ['cards', ['a', 'data', 'items', '0', 'title'], 'Content · cards 1'],
  ['price-table', ['a', 'data', 'rows', '2', '1'], 'Content · prices 3 2'],
])('EDIT-5 a text of a %s block at %o is called so that it differs from its neighbours', (blockType, place, name) => {
  expect(fieldLocation(field(blockType, place), t)).toBe(name)
  expect(fieldLabel(field(blockType, place), t)).toContain(name.split(' · ')[1])
})
