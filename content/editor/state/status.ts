import type { DraftPart } from '../saving/draft-part.ts'

/** The status of the draft: that of the part that most needs attention. */
export type Status =
  | { word: 'ready' | 'outdated' | 'saving' | 'unreachable' | 'signed-out' }
  | { word: 'saved'; savedAt: string }
  | { word: 'stale'; part: string }
  | { word: 'refused'; reason: string }

const urgency = ['stale', 'refused', 'signed-out', 'unreachable', 'saving', 'edited', 'saved'] as const

export function statusOf(
  parts: Readonly<Record<string, DraftPart<unknown>>>,
  typing: boolean,
  outdated = false,
): Status {
  const found = urgency.flatMap((state) => Object.entries(parts).find(([, part]) => part.state === state) ?? [])
  const [id, part] = [found[0] as string | undefined, found[1] as DraftPart<unknown> | undefined]
  if (part?.state === 'stale') return { word: 'stale', part: id ?? '' }
  if (part?.state === 'refused') return { word: 'refused', reason: part.reason }
  if (part?.state === 'signed-out' || part?.state === 'unreachable') return { word: part.state }
  if (typing || part?.state === 'saving' || part?.state === 'edited') return { word: 'saving' }
  if (outdated) return { word: 'outdated' }
  const savedAt = Object.values(parts)
    .flatMap((one) => one.savedAt ?? [])
    .toSorted()
    .at(-1)
  return savedAt ? { word: 'saved', savedAt } : { word: 'ready' }
}
