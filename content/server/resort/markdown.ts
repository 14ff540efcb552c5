import type { ListItem as MarkdownItem, Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Inline, ListItem, Mark, RichText, RichTextBlock } from '../../api/rich-text.ts'

/** Markdown as rich text. Inline HTML, pictures and code have no place in it: HTML and pictures are dropped, code is kept as text. */
export function richTextOf(markdown: string): RichText {
  return { type: 'doc', content: fromMarkdown(markdown).children.flatMap(nodesOf) }
}

function nodesOf(node: RootContent): RichTextBlock[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what rich text has no place for is dropped
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', content: inlinesOf(node.children) }]
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.depth <= 2 ? 2 : 3 }, content: inlinesOf(node.children) }]
    case 'list':
      return [{ type: node.ordered ? 'orderedList' : 'bulletList', content: node.children.map(itemOf) }]
    case 'blockquote':
      return node.children.flatMap(nodesOf)
    case 'code':
      return [{ type: 'paragraph', content: textOf(node.value, []) }]
    default:
      return []
  }
}

function itemOf(item: MarkdownItem): ListItem {
  return { type: 'listItem', content: item.children.flatMap(nodesOf).flatMap(asItemContent) }
}

function asItemContent(node: RichTextBlock): ListItem['content'] {
  return node.type === 'heading' ? [{ type: 'paragraph', content: node.content }] : [node]
}

function inlinesOf(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, marks))
}

function inlineOf(node: Nodes, marks: readonly Mark[]): Inline[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what rich text has no place for is dropped
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return textOf(node.value, marks)
    case 'strong':
      return inlinesOf(node.children, [...marks, { type: 'bold' }])
    case 'emphasis':
      return inlinesOf(node.children, [...marks, { type: 'italic' }])
    case 'link':
      return inlinesOf(node.children, [...marks, { type: 'link', attrs: { href: node.url } }])
    case 'break':
      return [{ type: 'hardBreak' }]
    default:
      return []
  }
}

function textOf(value: string, marks: readonly Mark[]): Inline[] {
  const text = value.replaceAll(/\s*\n\s*/g, ' ')
  if (text === '') return []
  return [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }]
}
