import { wordlessFields } from '../../api/wordless-fields.ts'

type Inline = { type: string; text?: string }
type RichNode = { type: string; content?: unknown[] }

/** The words for a line that would say nothing without them, by the name of its field. */
type LabelOf = (name: string) => string | undefined

/** The words of a zone, a line for each paragraph, heading, list item and plain text, in reading order. */
export function textLines(value: unknown, labelOf: LabelOf = () => undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => textLines(inner, labelOf))
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  if (isRichText(value)) return richLines(value)
  return Object.entries(value)
    .filter(([name]) => !wordlessFields.has(name))
    .flatMap(([name, inner]) => {
      const label = labelOf(name)
      const lines = textLines(inner, labelOf)
      return label === undefined ? lines : lines.map((line) => label + line)
    })
}

function isRichText(value: object): value is RichNode {
  return 'type' in value && value.type === 'doc'
}

function richLines(node: RichNode): string[] {
  const children = (node.content ?? []) as (RichNode & Inline)[]
  const isLine = children.some(({ type }) => type === 'text' || type === 'hardBreak')
  if (!isLine) return children.flatMap(richLines)
  const line = children.map(({ type, text }) => (type === 'hardBreak' ? ' ' : (text ?? ''))).join('')
  return line.trim() ? [line.trim()] : []
}
