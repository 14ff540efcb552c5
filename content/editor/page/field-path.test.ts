import { expect, test } from 'vitest'
import { readAt, writeAt } from './field-path.ts'

const blocks = [
  { id: 'b1', type: 'callout', data: { title: 'Neige' } },
  { id: 'b2', type: 'questions', data: { items: [{ question: 'Quand ?' }, { question: 'Où ?' }] } },
]

test('a text is found by the id of its block and the way inside it', () => {
  expect(readAt(blocks, ['b2', 'data', 'items', '1', 'question'])).toBe('Où ?')
  expect(readAt(blocks, ['b9', 'data', 'title'])).toBeUndefined()
  expect(readAt(blocks, ['b2', 'data', 'items', '7', 'question'])).toBeUndefined()
})

test('writing changes one text, and leaves the value it was given alone', () => {
  const written = writeAt(blocks, ['b2', 'data', 'items', '0', 'question'], 'Combien ?')
  expect(readAt(written, ['b2', 'data', 'items', '0', 'question'])).toBe('Combien ?')
  expect(readAt(written, ['b2', 'data', 'items', '1', 'question'])).toBe('Où ?')
  expect(readAt(blocks, ['b2', 'data', 'items', '0', 'question'])).toBe('Quand ?')
  expect(written[0]).toBe(blocks[0])
})

test('writing at a path that does not exist changes nothing', () => {
  expect(writeAt(blocks, ['b9', 'data', 'title'], 'x')).toEqual(blocks)
  expect(writeAt(blocks, ['b2', 'data', 'items', '7', 'question'], 'x')).toEqual(blocks)
})

test('a field of a page is written by its name', () => {
  expect(writeAt({ title: 'Cours', name: 'Cours' }, ['title'], 'Nos cours')).toEqual({
    title: 'Nos cours',
    name: 'Cours',
  })
})
