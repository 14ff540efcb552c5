import type { NavigationItem, Shell } from 'content/api/page'
import { Suspense, lazy, memo } from 'react'
import { firstInteraction } from '../first-interaction.ts'

// The server draws these parts with the page. They are links and native popovers, whole without JavaScript; what makes them
// React's in the browser is not fetched before the visitor does something. `memo` keeps a change of page from asking for it earlier.

const Footer = lazy(async () => {
  await firstInteraction()
  return { default: (await import('./footer/footer.tsx')).Footer }
})

const MegaMenu = lazy(async () => {
  await firstInteraction()
  return { default: (await import('./bar/mega-menu.tsx')).MegaMenu }
})

const SearchSheet = lazy(async () => {
  await firstInteraction()
  return { default: (await import('./bar/search-sheet.tsx')).SearchSheet }
})

export const LazyFooter = memo(function LateFooter({ shell }: { shell: Shell }) {
  return (
    <Suspense>
      <Footer shell={shell} />
    </Suspense>
  )
})

export const LazyMegaMenu = memo(function LateMegaMenu({ item }: { item: NavigationItem }) {
  return (
    <Suspense>
      <MegaMenu item={item} />
    </Suspense>
  )
})

export const LazySearchSheet = memo(function LateSearchSheet({ shell }: { shell: Shell }) {
  return (
    <Suspense>
      <SearchSheet shell={shell} />
    </Suspense>
  )
})
