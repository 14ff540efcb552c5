import type { Block } from '../api/blocks.ts'
import { stringsIn } from './strings-in.ts'

/** The keys of the pages that blocks link by `page:<key>`. */
export function pageKeysIn(blocks: readonly Block[]): string[] {
  const keys = new Set<string>()
  for (const { field, text } of stringsIn(blocks)) {
    const key = field === 'href' ? /^page:([a-z0-9-]+)/.exec(text)?.[1] : undefined
    if (key) keys.add(key)
  }
  return [...keys]
}
