import { isInternal, isWithin } from '../page/links.ts'

/** A link and the click on it. */
export type Click = {
  /** As it is written in the link. */
  href: string
  target: string
  download: boolean
  /** Asks for a full load: another language is another document. */
  wholeDocument: boolean
  /** Another button than the first, or a key that asks the browser for a new tab or window. */
  special: boolean
}

/** How a click is handled: routed inside the site, opened in a new tab with `noopener`, or left to the browser (PATH-4). */
export type LinkAction = 'route' | 'new-tab' | 'browser'

export function linkAction({ href, target, download, wholeDocument, special }: Click): LinkAction {
  if (special || download || wholeDocument) return 'browser'
  if (isInternal(href)) return target === '' || target === '_self' ? 'route' : 'browser'
  return isWithin(href) ? 'browser' : 'new-tab'
}

/** The path of a link with the slash that ends a page's path (PATH-3); query and fragment stay. */
export function withSlash(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  return path.endsWith('/') ? href : `${path}/${rest}`
}
