/** The stock that a place pool counts: a variant of an article, for a season and without a day. */
export type ArticleStock = { resort: string; product: string; variant: string; season: string }

export function articlePool({ resort, product, variant, season }: ArticleStock): string {
  return [resort, 'article', product, variant, season].join('.')
}

/** The stock of all variants of an article. */
export function articleGroup(product: string): string {
  return `article.${product}`
}
