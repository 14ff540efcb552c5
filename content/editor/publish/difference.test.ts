import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'
import { textLines } from './text-lines.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] })
const zone = (texts: string[], title: string) => [
  { id: 'b1', type: 'rich-text', data: { text: { type: 'doc', content: texts.map(paragraph) } } },
  { id: 'b2', type: 'cards', data: { title, items: [{ title: 'Carte', href: 'page:x', picture: 'p1' }] } },
]

test('the lines of a zone are its words in reading order, and nothing else', () => {
  expect(textLines(zone(['Un', 'Deux'], 'Nos cours'))).toEqual(['Un', 'Deux', 'Nos cours', 'Carte'])
})

test('a list, a mark and a line break are read as one would read them aloud', () => {
  const doc = {
    type: 'doc',
    content: [
      { type: 'bulletList', content: [item('casque'), item('gants')] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Le ' },
          { type: 'text', text: 'matin', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'tôt' },
        ],
      },
      { type: 'paragraph' },
    ],
  }
  expect(textLines(doc)).toEqual(['casque', 'gants', 'Le matin tôt'])
})

test('a difference says what stayed, what went and what came', () => {
  expect(differenceOf(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { kind: 'same', line: 'a' },
    { kind: 'before', line: 'b' },
    { kind: 'after', line: 'x' },
    { kind: 'same', line: 'c' },
    { kind: 'after', line: 'd' },
  ])
})

test('both texts can be read out of any difference', () => {
  const [before, after] = [
    ['a', 'a', 'b', 'c', 'a'],
    ['c', 'a', 'b', 'b', 'a', 'd'],
  ]
  const rows = differenceOf(before, after)
  expect(rows.filter(({ kind }) => kind !== 'after').map(({ line }) => line)).toEqual(before)
  expect(rows.filter(({ kind }) => kind !== 'before').map(({ line }) => line)).toEqual(after)
})

test('nothing before or nothing after is a difference too', () => {
  expect(differenceOf([], ['a'])).toEqual([{ kind: 'after', line: 'a' }])
  expect(differenceOf(['a'], [])).toEqual([{ kind: 'before', line: 'a' }])
})
