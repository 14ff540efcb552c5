import type { PageView } from 'content/api/page'
import { ZoneView } from './zone.tsx'

/** The main zone of a page; nothing where it has none. */
export function ContentZone({ page }: { page: PageView }) {
  const zone = page.zones.find(({ id }) => id === 'content')
  return zone && zone.blocks.length > 0 ? <ZoneView page={page} zone={zone} /> : null
}
