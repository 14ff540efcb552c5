import type { RichText } from 'content/api/rich-text'

type Node = { type: string; text?: string; content?: readonly Node[] }

/** The words of a rich text without their looks, as machines are told them. */
export function plainText(text: RichText): string {
  return wordsOf(text).join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** Words inside a line stand as they are written; those of two blocks are kept apart by the space between them. */
function wordsOf({ text, content = [] }: Node): string[] {
  if (text !== undefined) return [text]
  const inLine = content.every(({ type }) => type === 'text' || type === 'hardBreak')
  const words = content.flatMap((node) => (node.type === 'hardBreak' ? [' '] : wordsOf(node)))
  return inLine ? [words.join('')] : words
}
