import type { Site } from '../languages/site.ts'
import type { LockedPage } from './page-lock.ts'

/**
 * The tags of the page cache that a publication purges. New text touches the page alone. A new name, title or path touches
 * who lists or links the page, the same page in other languages (they name its address), and every page when the shell shows it.
 */
export function changedTags(
  { languages }: Pick<Site, 'languages'>,
  { key, lang, kind }: Pick<LockedPage, 'key' | 'lang' | 'kind'>,
  { fieldsChanged, shellChanged }: { fieldsChanged: boolean; shellChanged: boolean },
): string[] {
  if (!fieldsChanged) return [`page:${key}:${lang}`]
  return [
    ...languages.map((language) => `page:${key}:${language.lang}`),
    `item:${key}:${lang}`,
    ...(kind === 'news' ? [`news:${lang}`] : []),
    ...(shellChanged ? [`shell:${lang}`] : []),
  ]
}
