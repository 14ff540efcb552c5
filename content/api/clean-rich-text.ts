import { isRecord } from 'base/record'
import { isAddress } from './address.ts'
import type { Inline, ListItem, Mark, RichText, RichTextBlock } from './rich-text.ts'

type List = Extract<RichTextBlock, { type: 'bulletList' | 'orderedList' }>

/** Lists in lists, deeper than anybody writes: what is below is dropped. */
const deepest = 6

/**
 * Makes rich text of any value: of the text editor's document, and again of what a browser has sent. What rich text has no place for is
 * dropped, never refused, so that a paste from elsewhere costs nobody a text. A link that may not be loses its address and keeps its words.
 */
export function cleanRichText(value: unknown): RichText {
  return { type: 'doc', content: childrenOf(value).flatMap((node) => blockNode(node, 0)) }
}

/** Whether a value means to be rich text, clean or not. */
export function isRichText(value: unknown): boolean {
  return recordOf(value)['type'] === 'doc'
}

function blockNode(value: unknown, depth: number): RichTextBlock[] {
  const { type, attrs } = recordOf(value)
  if (type === 'paragraph') return [{ type, content: inlinesOf(value) }]
  if (type === 'heading') return [{ type, attrs: { level: levelOf(attrs) }, content: inlinesOf(value) }]
  return listNode(value, depth)
}

function listNode(value: unknown, depth: number): List[] {
  const { type } = recordOf(value)
  if ((type !== 'bulletList' && type !== 'orderedList') || depth >= deepest) return []
  const content = childrenOf(value).flatMap((item) => itemNode(item, depth + 1))
  return content.length > 0 ? [{ type, content }] : []
}

function itemNode(value: unknown, depth: number): ListItem[] {
  if (recordOf(value)['type'] !== 'listItem') return []
  const content = childrenOf(value).flatMap((child): ListItem['content'] =>
    recordOf(child)['type'] === 'paragraph'
      ? [{ type: 'paragraph', content: inlinesOf(child) }]
      : listNode(child, depth),
  )
  return [{ type: 'listItem', content }]
}

function inlinesOf(value: unknown): Inline[] {
  return childrenOf(value).flatMap((child): Inline[] => {
    const { type, text, marks } = recordOf(child)
    if (type === 'hardBreak') return [{ type }]
    if (type !== 'text' || typeof text !== 'string' || text === '') return []
    const clean = Array.isArray(marks) ? marks.flatMap(markOf) : []
    return [{ type, text, ...(clean.length > 0 && { marks: clean }) }]
  })
}

function markOf(value: unknown): Mark[] {
  const { type, attrs } = recordOf(value)
  if (type === 'bold' || type === 'italic') return [{ type }]
  const { href } = recordOf(attrs)
  return type === 'link' && typeof href === 'string' && isAddress(href) ? [{ type, attrs: { href } }] : []
}

/** The page's title is the only heading of level 1, and 3 is the deepest we have. */
function levelOf(attrs: unknown): 2 | 3 {
  return Number(recordOf(attrs)['level']) >= 3 ? 3 : 2
}

function childrenOf(value: unknown): unknown[] {
  const { content } = recordOf(value)
  return Array.isArray(content) ? content : []
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
