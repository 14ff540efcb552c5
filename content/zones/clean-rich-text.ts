import { href } from '../api/rich-text.ts'
import type { Inline, ListItem, Mark, RichText, RichTextBlock } from '../api/rich-text.ts'

type List = Extract<RichTextBlock, { type: 'bulletList' | 'orderedList' }>
type Raw = { type?: unknown; text?: unknown; content?: unknown; marks?: unknown; attrs?: unknown }

/** Lists in lists, deeper than anybody writes: what is below is dropped. */
const deepest = 6

/**
 * Makes rich text of whatever an editor's browser sent: what our rich text has no place for is dropped, never refused,
 * so that a paste from elsewhere costs nobody a text. A link that may not be loses its address and keeps its words.
 */
export function cleanRichText(value: unknown): RichText {
  return { type: 'doc', content: childrenOf(value).flatMap((node) => blockNode(node, 0)) }
}

/** Whether a value means to be rich text, clean or not. */
export function isRichText(value: unknown): boolean {
  return rawOf(value).type === 'doc'
}

function blockNode(value: unknown, depth: number): RichTextBlock[] {
  const { type, attrs } = rawOf(value)
  if (type === 'paragraph') return [{ type, content: inlinesOf(value) }]
  if (type === 'heading') return [{ type, attrs: { level: levelOf(attrs) }, content: inlinesOf(value) }]
  return listNode(value, depth)
}

function listNode(value: unknown, depth: number): List[] {
  const { type } = rawOf(value)
  if ((type !== 'bulletList' && type !== 'orderedList') || depth >= deepest) return []
  const content = childrenOf(value).flatMap((item) => itemNode(item, depth + 1))
  return content.length > 0 ? [{ type, content }] : []
}

function itemNode(value: unknown, depth: number): ListItem[] {
  if (rawOf(value).type !== 'listItem') return []
  const content = childrenOf(value).flatMap((child): ListItem['content'] =>
    rawOf(child).type === 'paragraph' ? [{ type: 'paragraph', content: inlinesOf(child) }] : listNode(child, depth),
  )
  return [{ type: 'listItem', content }]
}

function inlinesOf(value: unknown): Inline[] {
  return childrenOf(value).flatMap((child): Inline[] => {
    const { type, text, marks } = rawOf(child)
    if (type === 'hardBreak') return [{ type }]
    if (type !== 'text' || typeof text !== 'string' || text === '') return []
    const clean = Array.isArray(marks) ? marks.flatMap(markOf) : []
    return [{ type, text, ...(clean.length > 0 && { marks: clean }) }]
  })
}

function markOf(value: unknown): Mark[] {
  const { type, attrs } = rawOf(value)
  if (type === 'bold' || type === 'italic') return [{ type }]
  const address = type === 'link' ? href.safeParse((attrs as { href?: unknown } | undefined)?.href) : undefined
  return address?.success ? [{ type: 'link', attrs: { href: address.data } }] : []
}

/** The page's title is the only heading of level 1, and 3 is the deepest we have. */
function levelOf(attrs: unknown): 2 | 3 {
  return Number((attrs as { level?: unknown } | undefined)?.level) >= 3 ? 3 : 2
}

function childrenOf(value: unknown): unknown[] {
  const { content } = rawOf(value)
  return Array.isArray(content) ? content : []
}

function rawOf(value: unknown): Raw {
  return typeof value === 'object' && value !== null ? value : {}
}
