import { expect, test } from 'vitest'
import type { TextName } from '../page/fields.ts'
import { translateIn } from '../wording/wording.ts'
import { fieldLabel, fieldLocation } from './names.ts'

const t = translateIn('en')
const text = (blockType: string | undefined, path: string[]): TextName =>
  blockType === undefined
    ? { blockType, part: 'fields', path }
    : { blockType, part: 'content', path: ['a', 'data', ...path] }

test.each([
  ['rich-text', ['text'], 'Content · text'],
  ['cards', ['title'], 'Content · cards: title'],
  ['cards', ['items', '0', 'title'], 'Content · cards 1: title'],
  ['cards', ['items', '0', 'label'], 'Content · cards 1: link'],
  ['questions', ['items', '1', 'answer'], 'Content · questions 2: answer'],
  ['price-table', ['rows', '2', '1'], 'Content · prices, row 3, column 2'],
  ['price-table', ['columns', '1'], 'Content · prices, heading of column 2'],
  ['price-table', ['caption'], 'Content · prices: caption'],
  [undefined, ['subTitle'], 'Page: subtitle'],
])('EDIT-5 a text of a %s block at %o is called so that it differs from its neighbours', (blockType, path, name) => {
  expect(fieldLocation(text(blockType, path), t)).toBe(name)
  expect(fieldLabel(text(blockType, path), t)).toContain(name.split(' · ').at(-1))
})
