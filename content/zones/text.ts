import type { Block } from '../api/blocks.ts'
import { stringsIn } from './walk.ts'

/** Fields that are there for machines. */
const notForReaders = new Set('id type href picture poster source product kind tag look tone code from to'.split(' '))

/** What blocks say, as plain text: what search looks in. */
export function textOf(blocks: readonly Block[]): string {
  return [...stringsIn(blocks)]
    .filter(({ field }) => !notForReaders.has(field))
    .map(({ text }) => text)
    .join(' ')
}
