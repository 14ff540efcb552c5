import type { Block } from '../api/blocks.ts'
import { stringsIn } from './strings-in.ts'

/** Fields of blocks whose values are no text for readers. */
const notForReaders = new Set('id type href picture poster source product kind tag look tone code from to'.split(' '))

/** The texts of blocks as one plain text, for the search index. */
export function textOf(blocks: readonly Block[]): string {
  return [...stringsIn(blocks)]
    .filter(({ field }) => !notForReaders.has(field))
    .map(({ text }) => text)
    .join(' ')
}
