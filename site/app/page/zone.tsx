import type { PageView, Zone } from 'content/api/page'
import { BlockView } from './block-view.tsx'
import { PageProvider, useShell } from './page-context.tsx'

/** A zone of a page. */
export function ZoneView({ page, zone }: { page: PageView; zone: Zone }) {
  const shell = useShell()
  return (
    <PageProvider page={page} shell={shell}>
      <div className={`zone zone-${zone.id}`} {...zoneAttributes(page, zone)}>
        {zone.blocks.map((block) => (
          <BlockView key={block.id} page={page} block={block} />
        ))}
      </div>
    </PageProvider>
  )
}

/** The attributes by which the editor knows a zone, and the version that a save is based on. Not rendered for visitors. */
export function zoneAttributes(page: Pick<PageView, 'version'>, zone: Zone): Record<string, string | number> {
  if (page.version === undefined) return {}
  return { 'data-zone': zone.id, 'data-zone-version': zone.version ?? 0 }
}
