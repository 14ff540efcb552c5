import type { Block } from './blocks.ts'

/** Whether a block shows on a day of the resort (META-4): always without ranges, else within one. Both ends belong to a range. */
export function isShownOn(day: string, { dateRanges }: Pick<Block, 'dateRanges'>): boolean {
  return !dateRanges?.length || dateRanges.some(({ from, to }) => from <= day && day <= to)
}
