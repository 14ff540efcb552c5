import type { PageView, Shell } from 'content/api/page'
import type { ListedOffer } from 'contracts/offers'
import type { BreadcrumbList, Graph } from 'schema-dts'
import { breadcrumbsOf } from '../breadcrumbs.ts'
import { productsOf } from './products.ts'
import { homeNodes } from './school.ts'
import { newsOf, questionsOf } from './texts.ts'

/**
 * The JSON-LD of a page (META-6): organization and resort on the home page, the breadcrumb on all others; products with
 * prices, FAQ, and news.
 */
export function structuredData(page: PageView, shell: Shell, sold: readonly ListedOffer[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(page.kind === 'home' ? homeNodes(page, shell) : [wayTo(page, shell)]),
      ...productsOf(page, shell, sold),
      ...questionsOf(page),
      ...newsOf(page, shell),
    ],
  }
}

function wayTo(page: PageView, shell: Shell): BreadcrumbList {
  const { origin } = new URL(page.address)
  const way = [...breadcrumbsOf(page, shell), { name: page.fields.name, path: page.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
