import type { PageView } from 'content/api/page'
import { BlockView } from './block-view.tsx'
import { heroOf } from './hero.ts'
import { zoneAttributes } from './zone.tsx'

/** One or two sentences under the name of the page: the text of its zone `hero`. */
export function PageLead({ page }: { page: PageView }) {
  const { zone, lead } = heroOf(page)
  if (!zone || !lead) return null
  return (
    <div className="page-lead" {...zoneAttributes(page, zone)}>
      <BlockView page={page} block={lead} />
    </div>
  )
}
