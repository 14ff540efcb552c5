import { z } from 'zod'
import { addressPattern, maxAddressLength } from './address.ts'

export const href = z.string().max(maxAddressLength).regex(addressPattern, 'an address that a link may have')

/**
 * Rich text as a tree (the shape that the editor's library speaks), never as HTML: what the schema does not know is dropped,
 * so that no tag, style or script can pass.
 */
const linkMark = z.object({ type: z.literal('link'), attrs: z.object({ href }) })
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  linkMark,
])
const textNode = z.object({
  type: z.literal('text'),
  text: z.string().min(1).max(20_000),
  marks: z.array(mark).optional(),
})
const lineBreak = z.object({ type: z.literal('hardBreak') })
const inline = z.discriminatedUnion('type', [textNode, lineBreak])
const paragraph = z.object({ type: z.literal('paragraph'), content: z.array(inline).optional() })
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: z.array(inline).optional(),
})
const listItem: z.ZodType<ListItem> = z.lazy(() =>
  z.object({ type: z.literal('listItem'), content: z.array(z.union([paragraph, bulletList, orderedList])) }),
)
const bulletList = z.object({ type: z.literal('bulletList'), content: z.array(listItem) })
const orderedList = z.object({ type: z.literal('orderedList'), content: z.array(listItem) })

export type Inline = z.infer<typeof inline>
export type Mark = z.infer<typeof mark>
export type Paragraph = z.infer<typeof paragraph>
export type ListItem = {
  type: 'listItem'
  content: (Paragraph | { type: 'bulletList' | 'orderedList'; content: ListItem[] })[]
}

/** A rich text: paragraphs, headings of level 2 and 3, lists, bold, italic, links and line breaks. */
export const richText = z.object({
  type: z.literal('doc'),
  content: z.array(z.union([paragraph, heading, bulletList, orderedList])),
})
export type RichText = z.infer<typeof richText>

/** What stands in a rich text: a paragraph, a heading or a list. */
export type RichTextBlock = RichText['content'][number]
/** Anything inside a rich text. */
export type RichTextNode = RichTextBlock | ListItem | Paragraph | Inline
