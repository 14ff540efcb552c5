/** The attributes of a link (PATH-4): one that does not lead to a page of this site opens in a new tab. */
export type LinkAttributes = { href: string; target?: '_blank'; rel?: 'noopener' }

/**
 * Resolves a link of the content: `page:<key>` becomes the path of the page by `links`, with its fragment; null for a page that
 * does not exist any more.
 */
export function linkTo(href: string, links: Readonly<Record<string, string>>): LinkAttributes | null {
  const page = /^page:([^#]+)(#.*)?$/.exec(href)
  if (!page) return isWithin(href) ? { href } : { href, target: '_blank', rel: 'noopener' }
  const path = links[page[1] ?? '']
  return path === undefined ? null : { href: path + (page[2] ?? '') }
}

/** Whether a link stays in this tab: a path of the site without a dot (PATH-4), a fragment, `mailto:` or `tel:`. */
export function isWithin(href: string): boolean {
  return isInternal(href) || /^(#|mailto:|tel:)/.test(href)
}

/** Whether a link is routed inside the site: starts with a single slash and holds no dot (PATH-4). Query and fragment may hold one. */
export function isInternal(href: string): boolean {
  return /^\/(?!\/)[^.?#]*([?#].*)?$/.test(href)
}
