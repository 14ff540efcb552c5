import type { Block, BlockData } from 'content/api/blocks'
import type { PageView, Zone } from 'content/api/page'

type Lead = Extract<Block, { type: 'rich-text' }>
type Hero = { zone: Zone | undefined; picture: BlockData<'picture'> | undefined; lead: Lead | undefined }

/** The hero of a page: the first picture of its zone `hero`, and its first text. */
export function heroOf({ zones }: Pick<PageView, 'zones'>): Hero {
  const zone = zones.find(({ id }) => id === 'hero')
  const picture = zone?.blocks.find((block) => block.type === 'picture')?.data
  return { zone, picture, lead: zone?.blocks.find((block) => block.type === 'rich-text') }
}
