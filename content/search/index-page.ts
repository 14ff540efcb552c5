import type { Sql } from 'base/database'
import { sql } from 'drizzle-orm'
import type { Block } from '../api/blocks.ts'
import type { Lang, PageFields } from '../api/page.ts'
import { textOf } from '../zones/plain-text.ts'
import { indexable } from './words.ts'

/** A page in a language as it is being published. */
export type PublishedPage = {
  site: string
  page: number
  key: string
  lang: Lang
  fields: PageFields
  blocks: readonly Block[]
}

/**
 * Brings what search knows of a page to what is being published, in the same transaction.
 * How much each text weighs, the database's function says (migration 0003).
 */
export async function indexPage(db: Pick<Sql, 'execute'>, published: PublishedPage): Promise<void> {
  const { site, page, key, lang, fields } = published
  if (fields.disabled) {
    await db.execute(sql`delete from search_entry where page = ${page} and lang = ${lang}`)
    return
  }
  const [titles, otherTitles, forEngines, text] = textsOf(published)
  await db.execute(sql`
    insert into search_entry (page, lang, site, key, path, name, title, titles, document)
    values (${page}, ${lang}, ${site}, ${key}, ${fields.path}, ${fields.name}, ${fields.title},
      search_document(${site}, ${lang}, ${titles}, ${otherTitles}, '', ''),
      search_document(${site}, ${lang}, ${titles}, ${otherTitles}, ${forEngines}, ${text}))
    on conflict (page, lang) do update set
      path = excluded.path, name = excluded.name, title = excluded.title,
      titles = excluded.titles, document = excluded.document`)
  await db.execute(sql`
    insert into search_word (site, lang, word)
    select ${site}, ${lang}, search_words(${`${titles} ${otherTitles} ${text}`}) on conflict do nothing`)
}

function textsOf({ fields, blocks }: PublishedPage): string[] {
  return [
    `${fields.name} ${fields.title}`,
    // The path says which section a page is in: who looks for "ski enfant" means the lessons of that section.
    `${fields.subTitle ?? ''} ${fields.shortTitle ?? ''} ${fields.path.replaceAll(/[/-]/g, ' ')}`,
    `${fields.seo.title ?? ''} ${fields.seo.description ?? ''}`,
    textOf(blocks),
  ].map(indexable)
}
