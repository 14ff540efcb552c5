import type { NavigationItem, Shell } from 'content/api/page'
import { Suspense, lazy, memo } from 'react'
import { firstInteraction } from '../first-interaction.ts'

// The server renders these parts with the page. They are links and native popovers, which work without JavaScript; their code is imported
// at the visitor's first interaction. `memo` keeps a change of page from importing it earlier.

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
