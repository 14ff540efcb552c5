import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { linkAction, withSlash } from './link.ts'

/** Handles clicks on any link of the page, also in texts (PATH-4). */
export function useLinkClicks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkAt(event)
      const href = link?.getAttribute('href')
      if (!link || !href || event.defaultPrevented) return
      const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const { target } = link
      const wholeDocument = link.hasAttribute('data-document')
      const way = linkAction({ href, target, download: link.hasAttribute('download'), wholeDocument, special })
      if (way === 'new-tab') openElsewhere(link)
      if (way !== 'route') return
      event.preventDefault()
      void navigate(withSlash(href))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

/** The link that was clicked, also inside a shadow root of the shop, which hides the target from the document. */
function linkAt(event: MouseEvent): HTMLAnchorElement | null {
  const [target] = event.composedPath()
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

/** Changes the link itself: the browser follows it after this handler, by its attributes at that time. */
function openElsewhere(link: HTMLAnchorElement): void {
  link.target = '_blank'
  link.relList.add('noopener')
}
