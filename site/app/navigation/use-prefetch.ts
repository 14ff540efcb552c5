import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { linkPrefetchRootMargin } from '../constants.ts'
import { createPrefetchFilter, dataAddress, mayPrefetch } from './prefetch.ts'

const shouldPrefetch = createPrefetchFilter(() => performance.now())
/** Fetches ahead go one after the other: they must never stand in the way of what the reader asked for. */
let queue = Promise.resolve()

/** Fetches the pages of links that come near the viewport (PATH-6), so that a click on them finds their data in the browser. */
export function usePrefetch(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!mayPrefetch((navigator as { connection?: { saveData?: boolean } }).connection)) return
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting) fetchAhead(target, pathname)
      },
      { rootMargin: `${linkPrefetchRootMargin}px` },
    )
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
    return () => observer.disconnect()
  }, [pathname])
}

function fetchAhead(link: Element, here: string): void {
  const address = dataAddress(link.getAttribute('href') ?? '', here)
  if (address === undefined || !shouldPrefetch(address)) return
  queue = queue.then(async () => {
    // Read to its end, for what is not read is not kept.
    await fetch(address, { priority: 'low' }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    )
  })
}
