import type { Block, DateRange } from 'content/api/blocks'
import { isShownOn } from 'content/api/dates'

type Page = { today: string; zones: readonly { id: string; blocks: readonly Block[] }[] }

/**
 * Blocks that visitors do not see today (META-4): marked with their dates for who edits, gone in the preview.
 * Returns how to undo it.
 */
export function markHiddenBlocks(
  { today, zones }: Page,
  previewing: boolean,
  datesOf: (ranges: readonly DateRange[]) => string,
): () => void {
  const marked = zones.flatMap(({ id, blocks }) =>
    blocks.filter((block) => !isShownOn(today, block)).flatMap((block) => mark(id, block, previewing, datesOf)),
  )
  return () => {
    for (const element of marked) {
      element.hidden = false
      delete element.dataset['cmsDates']
    }
  }
}

function mark(
  zone: string,
  { id, dateRanges }: Block,
  previewing: boolean,
  datesOf: (ranges: readonly DateRange[]) => string,
): HTMLElement[] {
  const element = document.querySelector<HTMLElement>(`[data-zone="${zone}"] [data-block="${id}"]`)
  if (!element) return []
  if (previewing) element.hidden = true
  else element.dataset['cmsDates'] = datesOf(dateRanges ?? [])
  return [element]
}
