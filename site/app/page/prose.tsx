import type { PageView } from 'content/api/page'
import type { RichText } from 'content/api/rich-text'
import { editableAttributes } from './editable.ts'
import { richTextHtml } from './rich-text.ts'
import { typeset } from './typography.ts'

/** Renders a rich text of a block; for an editor as it was written, without typographic changes. */
export function Prose({ page, path, text }: { page: PageView; path: string; text: RichText }) {
  const html = richTextHtml(text, page.links)
  const shown = page.version === undefined ? typeset(html, page.lang) : html
  return (
    <div className="prose" {...editableAttributes(page, path, 'field')} dangerouslySetInnerHTML={{ __html: shown }} />
  )
}
