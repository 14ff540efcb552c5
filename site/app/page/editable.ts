import type { PageView } from 'content/api/page'

/**
 * Attributes by which the editor finds what can be changed: `path` inside the block's data (`items.0.answer`) or the page's
 * fields (`title`). A rich text is a `field`, a plain one a `text`. Visitors get none.
 */
export function editableAttributes(
  page: Pick<PageView, 'version'>,
  path: string,
  kind: 'field' | 'text',
): Record<string, string> {
  if (page.version === undefined) return {}
  return { [`data-${kind}`]: path }
}

/** Tells the editor which page this is. Visitors get none. */
export function pageAttributes(page: Pick<PageView, 'version' | 'key'>): Record<string, string> {
  return page.version === undefined ? {} : { 'data-page': page.key }
}
