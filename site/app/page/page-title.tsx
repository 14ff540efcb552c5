import type { PageView } from 'content/api/page'
import { editableAttributes, showsText } from './editable.ts'

/** The name of the page, from its fields. */
export function PageTitle({ page }: { page: PageView }) {
  const { title, subTitle } = page.fields
  return (
    <h1 className="page-title">
      <span {...editableAttributes(page, 'title', 'text')}>{title}</span>{' '}
      {showsText(page, subTitle) && (
        <span className="page-subtitle" {...editableAttributes(page, 'subTitle', 'text')}>
          {subTitle}
        </span>
      )}
    </h1>
  )
}
