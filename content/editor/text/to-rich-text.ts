import type { RichText } from 'content/api/rich-text'

type Node = { type: string; text?: string; attrs?: Record<string, unknown>; marks?: Mark[]; content?: Node[] }
type Mark = { type: string; attrs?: Record<string, unknown> }

/** The attributes that a stored rich text has; the text editor adds others of its own. */
const attributes: Record<string, readonly string[]> = { heading: ['level'], link: ['href'] }

/** A document of the text editor as content stores it. */
export function toRichText(document: unknown): RichText {
  return cleaned(document as Node) as RichText
}

function cleaned({ type, text, attrs, marks, content }: Node): Node {
  return {
    type,
    ...(text !== undefined && { text }),
    ...keptAttributes(type, attrs),
    ...(marks && { marks: marks.map((mark) => ({ type: mark.type, ...keptAttributes(mark.type, mark.attrs) })) }),
    ...(content && { content: content.map(cleaned) }),
  }
}

function keptAttributes(type: string, attrs: Record<string, unknown> | undefined): { attrs?: Record<string, unknown> } {
  const names = attributes[type]
  if (!names || !attrs) return {}
  return { attrs: Object.fromEntries(names.map((name) => [name, attrs[name]])) }
}
