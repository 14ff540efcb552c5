import type { PageView, Shell } from 'content/api/page'
import { Breadcrumb } from '../breadcrumb.tsx'
import { PageTitle } from '../page-title.tsx'
import { ContentZone } from '../content-zone.tsx'
import { CartMount } from './cart-mount.tsx'

/** The cart page; the sales provider renders cart and checkout. Everything around works without it. */
export function CartPage({ page, shell }: { page: PageView; shell: Shell }) {
  return (
    <>
      <header className="plain-head">
        <div className="plain-head-text">
          <Breadcrumb />
          <PageTitle page={page} />
        </div>
      </header>
      <div className="page-body cart-body">
        <CartMount shell={shell} />
        <ContentZone page={page} />
      </div>
    </>
  )
}
