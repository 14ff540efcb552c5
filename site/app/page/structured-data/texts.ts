import type { PageView, Shell } from 'content/api/page'
import type { FAQPage, NewsArticle } from 'schema-dts'
import { pictureOf } from '../open-graph.ts'
import { plainText } from './plain-text.ts'
import { schoolOf } from './school.ts'

/** The questions of a page with their answers; nothing where it has none. */
export function questionsOf(page: PageView): FAQPage[] {
  const blocks = page.zones.flatMap((zone) => zone.blocks)
  const items = blocks.flatMap((block) => (block.type === 'questions' ? block.data.items : []))
  if (items.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      url: page.address,
      inLanguage: page.lang,
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ]
}

/** A news article with its date. */
export function newsOf(page: PageView, shell: Shell): NewsArticle[] {
  const { title, date, seo } = page.fields
  if (page.kind !== 'news' || !date) return []
  const school = schoolOf(shell)
  return [
    {
      '@type': 'NewsArticle',
      headline: title,
      ...(seo.description && { description: seo.description }),
      datePublished: date,
      image: new URL(pictureOf(page, shell).path, page.address).href,
      mainEntityOfPage: page.address,
      inLanguage: page.lang,
      author: school,
      publisher: school,
    },
  ]
}
