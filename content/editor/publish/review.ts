import type { EditorPage } from 'content/api/calls'
import type { Calls, PageName } from '../calls/calls.ts'
import { pageFieldsPart } from '../page/fields.ts'
import type { DifferenceRow } from './difference.ts'
import { differenceOf } from './difference.ts'
import { textLines } from './text-lines.ts'

/** The numbers of the drafts that somebody has read before they decide, by part. */
export type ReviewedVersions = Readonly<Record<string, number>>

/** What would change for visitors: `first` when they see nothing yet, `unknown` when it could not be found out. */
export type Comparison = 'first' | 'unknown' | { part: string; rows: DifferenceRow[] }[]
export type Review = { comparison: Comparison; reviewed?: ReviewedVersions }

/** Lays the newest drafts, whoever saved them, beside what visitors see. */
export async function reviewOf(calls: Pick<Calls, 'page' | 'published'>, page: PageName): Promise<Review> {
  const draft = await calls.page(page)
  if (!draft.ok) return { comparison: 'unknown' }
  const reviewed = Object.fromEntries(partsOf(draft.value).map(({ id, version }) => [id, version]))
  if (partsOf(draft.value).every(({ published }) => published === null))
    return { comparison: 'first', reviewed: reviewed }
  const online = await calls.published(page)
  return { comparison: online.ok ? changesOf(draft.value, online.value) : 'unknown', reviewed: reviewed }
}

function changesOf(draft: EditorPage, online: EditorPage): { part: string; rows: DifferenceRow[] }[] {
  const shown = new Map(partsOf(online).map(({ id, value }) => [id, value]))
  return partsOf(draft)
    .filter(({ version, published }) => version !== published)
    .map(({ id, value }) => ({ part: id, rows: differenceOf(textLines(shown.get(id)), textLines(value)) }))
}

function partsOf({ fields, version, published, zones }: EditorPage) {
  const own = { id: pageFieldsPart, version, published, value: fields as unknown }
  return [own, ...zones.map(({ blocks, ...zone }) => ({ ...zone, value: blocks as unknown }))]
}
