import type { Block } from 'content/api/blocks'
import { expect, test } from 'vitest'
import { headingBefore } from './heading-before.ts'

const cards: Block = { id: 'c', type: 'cards', data: { items: [] } }

test('cards at the start of a page have headings of level 2; after a heading they are one level below', () => {
  expect(headingBefore([cards, said(2)], cards.data)).toBe(false)
  expect(headingBefore([said(2), cards], cards.data)).toBe(true)
  expect(headingBefore([said(3), cards], cards.data)).toBe(false)
})

test('a block of another zone has nothing before it', () => {
  expect(headingBefore([said(2)], cards.data)).toBe(false)
})

function said(level: 2 | 3): Block {
  const heading = { type: 'heading' as const, attrs: { level }, content: [{ type: 'text' as const, text: 'Title' }] }
  return { id: 'r', type: 'rich-text', data: { text: { type: 'doc', content: [heading] } } }
}
