import type { RichText, RichTextNode } from 'content/api/rich-text'

/** A rich text as plain text. */
export function plainText(text: RichText): string {
  return wordsOf(text).join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** Words inside a line stand as they are written; those of two blocks are kept apart by the space between them. */
function wordsOf(node: RichText | RichTextNode): string[] {
  if (node.type === 'text') return [node.text]
  const content: readonly RichTextNode[] = 'content' in node ? (node.content ?? []) : []
  const inLine = content.every(({ type }) => type === 'text' || type === 'hardBreak')
  const words = content.flatMap((inner) => (inner.type === 'hardBreak' ? [' '] : wordsOf(inner)))
  return inLine ? [words.join('')] : words
}
