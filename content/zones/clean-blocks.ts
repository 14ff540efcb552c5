import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import { describeIssues } from 'base/http'
import { blocks as blocksSchema } from '../api/blocks.ts'
import type { Block } from '../api/blocks.ts'
import { cleanRichText, isRichText } from '../api/clean-rich-text.ts'

/** How deep a block's data may be nested outside of its rich texts. */
const deepest = 8

/**
 * Blocks as an editor's browser sent them, made fit to keep: rich texts are cleaned, what else does not fit its schema is refused
 * by name. Plain text is kept as it is, also when it looks like a tag: it is never shown as anything but text.
 */
export function cleanBlocks(sent: readonly unknown[]): Result<Block[], 'invalid'> {
  const parsed = blocksSchema.safeParse(sent.map((one) => cleanWithin(one, 0)))
  if (!parsed.success) return fail('invalid', describeIssues(parsed.error.issues))
  const ids = parsed.data.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) return fail('invalid', `Two blocks have the id "${twice}": give each its own.`)
  return ok(parsed.data)
}

function cleanWithin(value: unknown, depth: number): unknown {
  if (isRichText(value)) return cleanRichText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return undefined
  if (Array.isArray(value)) return value.map((one) => cleanWithin(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanWithin(one, depth + 1)]))
}
