import type { PageView } from 'content/api/page'

/**
 * Attributes by which the editor finds what can be changed: `path` inside the block's data (`items.0.answer`) or the page's
 * fields (`title`). A rich text has `data-field`, a plain one `data-text`. Not rendered for visitors.
 */
export function editableAttributes(
  page: Pick<PageView, 'version'>,
  path: string,
  kind: 'field' | 'text',
): Record<string, string> {
  if (page.version === undefined) return {}
  return { [`data-${kind}`]: path }
}

/** Whether an optional text is drawn: an emptied one for editors only, who can write it again. */
export function showsText(page: Pick<PageView, 'version'>, text: string | undefined): boolean {
  return page.version === undefined ? Boolean(text) : text !== undefined
}

/** The attribute by which the editor knows the page. Not rendered for visitors. */
export function pageAttributes(page: Pick<PageView, 'version' | 'key'>): Record<string, string> {
  return page.version === undefined ? {} : { 'data-page': page.key }
}
