import { cleanRichText, isRichText } from 'content/api/clean-rich-text'
import type { Inline, RichText, RichTextNode } from 'content/api/rich-text'
import { wordlessFields } from 'content/api/wordless-fields'

/** The words for a line that would say nothing without them, by the name of its field. */
type LabelOf = (name: string) => string | undefined

/** The words of a zone, a line for each paragraph, heading, list item and plain text, in reading order. */
export function textLines(value: unknown, labelOf: LabelOf = () => undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => textLines(inner, labelOf))
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  if (isRichText(value)) return richLines(cleanRichText(value))
  return Object.entries(value)
    .filter(([name]) => !wordlessFields.has(name))
    .flatMap(([name, inner]) => {
      const label = labelOf(name)
      const lines = textLines(inner, labelOf)
      return label === undefined ? lines : lines.map((line) => label + line)
    })
}

function richLines(node: RichText | RichTextNode): string[] {
  if (node.type === 'text' || node.type === 'hardBreak') return []
  if (node.type === 'paragraph' || node.type === 'heading') return lineOf(node.content ?? [])
  const children: readonly RichTextNode[] = node.content
  return children.flatMap(richLines)
}

function lineOf(content: readonly Inline[]): string[] {
  const line = content.map((inline) => (inline.type === 'hardBreak' ? ' ' : inline.text)).join('')
  return line.trim() ? [line.trim()] : []
}
