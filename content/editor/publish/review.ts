import type { EditorPage } from 'content/api/calls'
import { emptyRequiredTexts } from 'content/api/required-texts'
import type { Calls, PageName } from '../calls/calls.ts'
import type { TextName } from '../page/fields.ts'
import { pageFieldsPart } from '../page/fields.ts'
import type { Translate } from '../wording/wording.ts'
import type { DifferenceRow } from './difference.ts'
import { differenceOf } from './difference.ts'
import { partLines } from './part-lines.ts'

/** The version numbers of the reviewed drafts, by part. */
export type ReviewedVersions = Readonly<Record<string, number>>

/** The changes for visitors: `first` when the page was never published, `unknown` when they could not be loaded. */
export type Comparison = 'first' | 'unknown' | { part: string; rows: DifferenceRow[] }[]
export type Review = {
  comparison: Comparison
  reviewed?: ReviewedVersions
  /** Required texts that are empty: with them nothing is published. */
  empty: TextName[]
}

/** Compares the newest drafts, whoever saved them, with what visitors see. */
export async function reviewOf(
  calls: Pick<Calls, 'page' | 'published'>,
  page: PageName,
  t: Translate,
): Promise<Review> {
  const draft = await calls.page(page)
  if (!draft.ok) return { comparison: 'unknown', empty: [] }
  const reviewed = Object.fromEntries(partsOf(draft.value).map(({ id, version }) => [id, version]))
  const empty = emptyTexts(draft.value)
  if (partsOf(draft.value).every(({ published }) => published === null)) return { comparison: 'first', reviewed, empty }
  const online = await calls.published(page)
  return { comparison: online.ok ? changesOf(draft.value, online.value, t) : 'unknown', reviewed, empty }
}

function emptyTexts({ fields, zones }: EditorPage): TextName[] {
  const types = new Map(zones.flatMap(({ blocks }) => blocks.map(({ id, type }) => [id, type])))
  return emptyRequiredTexts(fields, zones).map((text) => ({
    ...text,
    blockType: text.part === pageFieldsPart ? undefined : types.get(text.path[0] ?? ''),
  }))
}

function changesOf(draft: EditorPage, online: EditorPage, t: Translate): { part: string; rows: DifferenceRow[] }[] {
  const shown = new Map(partsOf(online).map(({ id, value }) => [id, value]))
  return partsOf(draft)
    .filter(({ version, published }) => version !== published)
    .map(({ id, value }) => ({
      part: id,
      rows: differenceOf(partLines(id, shown.get(id), t), partLines(id, value, t)),
    }))
}

function partsOf({ fields, version, published, zones }: EditorPage) {
  const own = { id: pageFieldsPart, version, published, value: fields as unknown }
  return [own, ...zones.map(({ blocks, ...zone }) => ({ ...zone, value: blocks as unknown }))]
}
