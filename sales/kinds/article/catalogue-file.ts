import { fromEuros } from 'base/money'
import { z } from 'zod'
import { euros, texts } from '../../catalogue/product.ts'
import type { CatalogueSource } from '../../catalogue/source.ts'
import type { ArticleRules } from './rules.ts'
import { articleGroup, articlePool } from './stock.ts'

const code = z.string().regex(/^[a-z][a-z-]*$/)

const articleFile = z.strictObject({
  desk: z.strictObject({ name: texts, hours: texts }),
  articles: z.array(
    z.strictObject({
      product: code,
      name: texts,
      summary: texts,
      mostPieces: z.number().int().min(1).max(99),
      variants: z.array(z.strictObject({ code, name: texts, price: euros, stock: z.number().int().min(0) })).min(1),
    }),
  ),
})
type ArticleFile = z.infer<typeof articleFile>

/** Goods that are collected at a desk. They can be given back within 14 days (L221-18) and are taxed at the full rate. */
export const articleSource: CatalogueSource<ArticleFile> = {
  name: 'stand.yaml',
  schema: articleFile,
  products: ({ articles, desk }) =>
    articles.map(({ product, name, summary, mostPieces, variants }) => ({
      id: product,
      name,
      summary,
      withdrawal: '14-days',
      vat: '20',
      rules: {
        variants: variants.map(({ code: variant, name: label, price }) => ({
          code: variant,
          name: label,
          cents: fromEuros(price),
        })),
        mostPieces,
        desk,
      } satisfies ArticleRules,
    })),
  tariffs: () => [],
  pools: ({ articles }, { resort, season }) =>
    articles.flatMap(({ product, variants }) =>
      variants.map(({ code: variant, stock }) => ({
        id: articlePool({ resort, product, variant, season: season.id }),
        groupKey: articleGroup(product),
        firstDay: null,
        lastDay: null,
        data: { product, variant },
        capacity: stock,
      })),
    ),
}
