import { seededRandom } from 'base/testing/random'
import type { Database } from 'base/database'
import type { Lang } from '../api/page.ts'

/** Words of the field, and those that every text is full of. */
const words: Record<Lang, { field: string; glue: string }> = {
  fr: {
    field:
      'ski cours enfant forfait neige piste adulte moniteur débutant école location groupe matin niveau semaine tarif montagne vacances chaussure casque snowboard télésiège médaille hôtel navette village randonnée équipement raquette soleil rendez-vous parking gare freestyle vent',
    glue: 'le la les un une des de du et ou pour avec sans dans sur vous nous est sont par plus tout votre',
  },
  en: {
    field:
      'ski lesson child pass snow piste adult instructor beginner school rental group morning level week price mountain holiday boot helmet snowboard chairlift medal hotel shuttle village touring equipment snowshoe sun meeting parking station freestyle wind',
    glue: 'the a an and or of for with without in on you we is are by more all your at from to',
  },
  es: {
    field:
      'esquí clase niño forfait nieve pista adulto monitor principiante escuela alquiler grupo mañana nivel semana precio montaña vacaciones bota casco snowboard telesilla medalla hotel autobús pueblo travesía equipo raqueta sol encuentro aparcamiento estación freestyle viento',
    glue: 'el la los las un una de del y o para con sin en sobre usted es son por más todo su',
  },
  nl: {
    field:
      'ski les kind skipas sneeuw piste volwassene leraar beginner school verhuur groep ochtend niveau week prijs berg vakantie schoen helm snowboard stoeltjeslift medaille hotel pendelbus dorp toertocht uitrusting sneeuwschoen zon ontmoeting parkeren station freestyle wind',
    glue: 'de het een en of van voor met zonder in op u wij is zijn door meer alle uw aan uit naar',
  },
}

/** Adds published pages of 300 words in a language, the same ones each time: to measure search with. */
export async function addManyPages(
  { pool }: Pick<Database, 'pool'>,
  site: string,
  lang: Lang,
  count: number,
): Promise<void> {
  const { below } = seededRandom(7)
  const next = (): number => below(32_768)
  const field = words[lang].field.split(' ')
  const glue = words[lang].glue.split(' ')
  const title = (length: number): string => many(length, () => fieldWord(field, next))
  const prose = (length: number): string =>
    many(length, () => (next() % 10 < 6 ? (glue[next() % glue.length] ?? '') : fieldWord(field, next)))
  const pages = Array.from({ length: count }, (_, at) => {
    const fields = { path: `/many/${at}/`, name: title(2), title: title(3), disabled: false, seo: {} }
    return { key: `many-${lang}-${at}`, position: 10_000 + at, fields, text: prose(300) }
  })
  await pool.query(statement, [site, lang, JSON.stringify(pages)])
  await pool.query('vacuum analyze')
}

const statement = `
  with given as (
    select * from jsonb_to_recordset($3::jsonb) as given(key text, position int, fields jsonb, text text)
  ), pages as (
    insert into page (site, key, position, kind, metadata) select $1, key, position, 'page', '{}' from given
    returning id, key
  ), saved as (
    insert into version (page, lang, part, number, data, author, saved_at)
    select pages.id, $2, 'fields', 1, given.fields, 'x', now() from given join pages using (key)
    returning id, page, data
  ), placed as (
    insert into page_in_language (page, lang, site, path, draft, published)
    select page, $2, $1, data->>'path', id, id from saved
  ), indexed as (
    insert into search_entry (page, lang, site, key, path, name, title, titles, document)
    select pages.id, $2, $1, key, fields->>'path', fields->>'name', fields->>'title',
      search_document($1, $2, (fields->>'name') || ' ' || (fields->>'title'), '', '', ''),
      search_document($1, $2, (fields->>'name') || ' ' || (fields->>'title'), '', '', text)
    from given join pages using (key)
  )
  insert into search_word (site, lang, word) select distinct $1, $2, search_words(text) from given on conflict do nothing`

function many(length: number, one: () => string): string {
  return Array.from({ length }, one).join(' ')
}

/**
 * A word of the field, some far more often than others, and every fourth with an ending of its own: so that few words are in most
 * texts, most words in few, and the vocabulary grows as it does in real texts.
 */
function fieldWord(field: readonly string[], next: () => number): string {
  const word = field[Math.floor(field.length * (next() / 32_768) ** 2)] ?? ''
  return next() % 4 === 0 ? word + lettersOf(Math.floor(400 * (next() / 32_768) ** 2)) : word
}

function lettersOf(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')
}
