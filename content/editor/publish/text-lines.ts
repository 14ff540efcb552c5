type Inline = { type: string; text?: string }
type RichNode = { type: string; content?: unknown[] }

/** Names of fields that hold no words for readers. */
const wordless = new Set([
  'id',
  'type',
  'href',
  'picture',
  'poster',
  'source',
  'product',
  'kind',
  'code',
  'tone',
  'look',
  'tag',
  'dateRanges',
  'robots',
  'canonical',
  'path',
  'disabled',
  'date',
])

/** The words of a zone or of a page's fields, a line for each paragraph, heading, list item and plain text, in reading order. */
export function textLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textLines)
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  if (isRichText(value)) return richLines(value)
  return Object.entries(value)
    .filter(([name]) => !wordless.has(name))
    .flatMap(([, inner]) => textLines(inner))
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
