import { expect, test } from 'vitest'
import { z } from 'zod'
import { blockData } from './blocks.ts'
import type { Block, BlockType } from './blocks.ts'
import { pageFields } from './page.ts'
import { emptyRequiredTexts, isRequiredText } from './required-texts.ts'

/** Strings of the schemas that are no text of the page: what they name is chosen, never typed where it stands. */
const notTyped = new Set(['picture', 'alt', 'poster', 'code', 'product', 'kind', 'href', 'path'])
/** Cells and headings of a table may be empty. */
const mayBeEmpty = new Set(['price-table columns.0', 'price-table rows.0.0'])

/** The paths of all strings that a schema asks for. */
function stringsIn(schema: z.core.$ZodType): string[][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return []
  if (schema instanceof z.ZodString) return [[]]
  if (schema instanceof z.ZodArray) return stringsIn(schema.element).map((path) => ['0', ...path])
  if (!(schema instanceof z.ZodObject)) return []
  if ('type' in schema.shape) return []
  return Object.entries(schema.shape as Record<string, z.core.$ZodType>)
    .filter(([name]) => !notTyped.has(name))
    .flatMap(([name, inner]) => stringsIn(inner).map((path) => [name, ...path]))
}

test.each(Object.keys(blockData) as BlockType[])(
  'EDIT-5 %s: the texts that its schema asks for are required',
  (type) => {
    const asked = stringsIn(blockData[type]).filter((path) => !mayBeEmpty.has(`${type} ${path.join('.')}`))
    expect(asked.filter((path) => !isRequiredText(type, path))).toEqual([])
  },
)

test('EDIT-5 the texts that the schema of page fields asks for are required', () => {
  const asked = stringsIn(pageFields)
  expect(asked).toEqual([['name'], ['title']])
  expect(asked.filter((path) => !isRequiredText(undefined, path))).toEqual([])
})

test.each([
  ['cards', ['title']],
  ['cards', ['items', '0', 'text']],
  ['price-table', ['rows', '0', '1']],
  [undefined, ['subTitle']],
] as const)('EDIT-5 a text of %s at %o may be empty', (type, path) => {
  expect(isRequiredText(type, path)).toBe(false)
})

test('EDIT-5 empty required texts are found with the place where they stand', () => {
  const blocks = [
    { id: 'c', type: 'cards', data: { title: '', items: [{ title: 'Ski' }, { title: ' ' }] } },
  ] satisfies Block[]
  expect(emptyRequiredTexts({ title: '', name: 'Cours' }, [{ id: 'content', blocks }])).toEqual([
    { part: 'fields', path: ['title'] },
    { part: 'content', path: ['c', 'data', 'items', '1', 'title'] },
  ])
})
