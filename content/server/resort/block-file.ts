import { parseDocument } from 'yaml'
import { block } from '../../api/blocks.ts'
import type { Block } from '../../api/blocks.ts'
import { checked, wrongFile } from './failure.ts'
import { richTextOf } from './markdown.ts'

/** Where a block's data holds Markdown; `*` stands for each of a list. */
const markdownFields: Record<string, string> = {
  callout: 'text',
  questions: 'items.*.answer',
  'price-table': 'note',
  map: 'text',
  steps: 'items.*.text',
  columns: 'items.*',
  video: 'transcript',
}

type Source = { file: string; line: number; type: string; id: string; text: string }

/**
 * A block of a page file: `::: type`, YAML, `:::`.
 * @throws StartFailure that names file, line and field.
 */
export function blockOf({ file, line, type, id, text }: Source): Block {
  const { dates, ...data } = yamlOf(text, file, line)
  const fields = markdownFields[type]
  const filled = fields === undefined ? data : withRichText(data, fields.split('.'))
  return checked(block, { id, type, data: filled, ...(dates !== undefined && { dateRanges: dates }) }, file, line)
}

/** A rich-text block of Markdown. */
export function proseOf({ file, line, id, text }: Omit<Source, 'type'>): Block {
  return checked(block, { id, type: 'rich-text', data: { text: richTextOf(text) } }, file, line)
}

/**
 * A mapping written in YAML that begins after `line` of a file.
 * @throws StartFailure when it is no YAML, or no mapping.
 */
export function yamlOf(text: string, file: string, line: number): Record<string, unknown> {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw wrongFile(file, error.message.split('\n')[0] ?? '', line + (error.linePos?.[0].line ?? 0))
  const value: unknown = document.toJS()
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrongFile(file, 'expected names with values', line)
  return value as Record<string, unknown>
}

function withRichText(value: unknown, [field, ...rest]: readonly string[]): unknown {
  if (field === undefined) return typeof value === 'string' ? richTextOf(value) : value
  if (field === '*') return Array.isArray(value) ? value.map((one) => withRichText(one, rest)) : value
  if (typeof value !== 'object' || value === null || !(field in value)) return value
  return { ...value, [field]: withRichText((value as Record<string, unknown>)[field], rest) }
}
