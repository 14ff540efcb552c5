import type { Block } from '../api/blocks.ts'
import { wordlessFields } from '../api/wordless-fields.ts'
import { stringsIn } from './strings-in.ts'

/** The texts of blocks as one plain text, for the search index. */
export function textOf(blocks: readonly Block[]): string {
  return [...stringsIn(blocks)]
    .filter(({ field }) => !wordlessFields.has(field))
    .map(({ text }) => text)
    .join(' ')
}
