import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { linkPrefetchRootMargin } from '../constants.ts'
import { createPrefetchFilter, dataAddress, mayPrefetch } from './prefetch.ts'

const shouldPrefetch = createPrefetchFilter(() => performance.now())
/** Prefetches run one after the other, so that they do not delay what the visitor has requested. */
let queue = Promise.resolve()

/** Prefetches the data of links that come near the viewport (PATH-6). */
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
    // Read to its end: a response that is not read is not cached.
    await fetch(address, { priority: 'low' }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    )
  })
}
