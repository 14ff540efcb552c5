import { formatCents } from 'base/money'
import type { Cents } from 'base/money'
import { seasonFor } from '../../catalogue/catalogue.ts'
import { createTranslators, formatDay } from '../../catalogue/format.ts'
import type { Lang } from '../../catalogue/product.ts'
import { defineKind } from '../kind.ts'
import { articleSource } from './catalogue-file.ts'
import { articlePlaces, articleSelection, priceArticle, resolveArticle } from './choice.ts'
import type { ArticleContext } from './choice.ts'
import { askForArticle } from './questions.ts'
import { articleRules } from './rules.ts'
import type { ArticleRules } from './rules.ts'
import { articleGroup, articlePool } from './stock.ts'
import { articleRefusals, articleSteps, articleTexts } from './wording/article.ts'

const t = createTranslators<typeof articleTexts.fr>(articleTexts)

/** Goods from a stock without days, for nobody in particular, collected at a desk. */
export const article = defineKind({
  name: 'article',
  lineKind: 'STAND',
  isActivity: false,
  people: 'none',
  form: 'questions',
  source: articleSource,
  rules: articleRules,
  selection: articleSelection,
  steps: articleSteps,
  refusals: articleRefusals,
  poolGroups: ({ id }) => [articleGroup(id)],
  resolve: resolveArticle,
  price: priceArticle,
  places: articlePlaces,
  occupancy: () => undefined,
  isSame: (line, other) => line.selection.variant === other.selection.variant,
  describe: ({ product: { rules } }, { selection, firstDay, lastDay }, lang) => [
    nameOf(rules, selection.variant, lang),
    t[lang]('pieces', { quantity: selection.quantity }),
    rules.desk.name[lang],
    t[lang]('collect', { from: formatDay(firstDay, lang), to: formatDay(lastDay, lang) }),
  ],
  variant: ({ variant }) => variant,
  quantity: ({ quantity }) => quantity,
  meeting: ({ product: { rules } }, _, lang) => ({ place: rules.desk.name[lang], time: rules.desk.hours[lang] }),
  summarize(context, full) {
    const prices = context.product.rules.variants.map(({ cents }) => cents)
    return { prices, bookable: pricesOnSale(context, full).length > 0, minAge: null, maxAge: null }
  },
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: askForArticle,
  pricesInStay: (context, _, full) => pricesOnSale(context, full),
  stepValues: ({ rules }, { variant, unit }, lang) => ({
    ...(typeof variant === 'string' && { variant: nameOf(rules, variant, lang) }),
    ...(typeof unit === 'number' && { unit: formatCents(unit, lang) }),
  }),
})

function nameOf({ variants }: ArticleRules, code: string, lang: Lang): string {
  return variants.find((one) => one.code === code)?.name[lang] ?? code
}

/** The prices of the variants of which some are left. */
function pricesOnSale({ catalogue, product, today }: ArticleContext, full: ReadonlySet<string>): Cents[] {
  const season = seasonFor(catalogue, today)
  if (!season) return []
  const of = { resort: catalogue.resort, product: product.id, season: season.id }
  return product.rules.variants.flatMap(({ code, cents }) => {
    const pool = articlePool({ ...of, variant: code })
    return catalogue.pools.get(pool)?.onSale && !full.has(pool) ? cents : []
  })
}
