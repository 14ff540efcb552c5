import type { Question, QuestionsAnswer } from '../../api/questions.ts'
import { seasonFor } from '../../catalogue/catalogue.ts'
import { createTranslators } from '../../catalogue/format.ts'
import type { AskedQuestions } from '../kind.ts'
import type { ArticleContext } from './choice.ts'
import { articlePool } from './stock.ts'
import { articleTexts } from './wording/article.ts'

const t = createTranslators<typeof articleTexts.fr>(articleTexts)

/** Which variant, and how many of it: at most what is left. */
export function askForArticle(context: ArticleContext, asked: AskedQuestions): QuestionsAnswer {
  const { catalogue, product, today } = context
  const { lang, answers } = asked
  const { variants, mostPieces, desk } = product.rules
  const season = seasonFor(catalogue, today)
  if (!season) return { questions: [], refusal: null }
  const of = { resort: catalogue.resort, product: product.id, season: season.id }
  const left = (variant: string): number => Math.max(0, asked.places.get(articlePool({ ...of, variant }))?.places ?? 0)
  const onSale = variants.filter(({ code }) => left(code) > 0)
  const chosen = variants.find(({ code }) => code === answers.variant) ?? (onSale.length === 1 ? onSale[0] : undefined)
  const most = chosen ? Math.min(mostPieces, left(chosen.code)) : mostPieces
  const whichVariant: Question = {
    id: 'variant',
    type: 'choice',
    label: t[lang]('variant'),
    hint: '',
    optional: false,
    perPerson: false,
    value: chosen?.code ?? null,
    options: variants.map(({ code, name, cents }) => ({
      value: code,
      label: name[lang],
      hint: '',
      priceCents: cents,
      places: left(code),
      unavailable: left(code) > 0 ? '' : t[lang]('sold'),
    })),
  }
  const howMany: Question = {
    id: 'quantity',
    type: 'number',
    label: t[lang]('quantity'),
    hint: t[lang]('quantity.hint', { desk: desk.name[lang], hours: desk.hours[lang] }),
    optional: false,
    perPerson: false,
    min: 1,
    max: Math.max(1, most),
    unit: '',
    value: 1,
  }
  return { questions: [whichVariant, howMany], refusal: null }
}
