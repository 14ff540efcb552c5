import { addDays, isDay } from 'base/day'
import type { Day } from 'base/day'
import type { Question, QuestionsAnswer } from '../../api/questions.ts'
import { createTranslators } from '../../catalogue/format.ts'
import type { AskedQuestions, ProductContext } from '../kind.ts'
import { dayQuestion, numberQuestion, textQuestion } from '../make-questions.ts'
import { createSentences } from '../sentence.ts'
import { resolveQuotation, seasonOfRequests } from './choice.ts'
import { wishLength } from './rules.ts'
import type { QuotationRules } from './rules.ts'
import { quotationQuestions, quotationRefusals } from './wording/quotation.ts'

type Context = ProductContext<QuotationRules>

const t = createTranslators<typeof quotationQuestions.fr>(quotationQuestions)
const sentence = createSentences(quotationRefusals)

/** What is to be asked: dates, how many people, the wish, and a phone. Dates and people are suggested from the stay and the party. */
export function askQuotation(context: Context, asked: AskedQuestions): QuestionsAnswer {
  const { catalogue, product, today } = context
  const season = seasonOfRequests(catalogue, today)
  if (!season) return { questions: [], refusal: null }
  const say = t[asked.lang]
  const tomorrow = addDays(today, 1)
  const min = season.firstDay > tomorrow ? season.firstDay : tomorrow
  const max = catalogue.seasons.at(-1)?.lastDay ?? season.lastDay
  const from = dayOf(asked, 'from', asked.stay?.from)
  const to = dayOf(asked, 'to', asked.stay?.to ?? from)
  const within = (day: Day | undefined): Day | null => (day !== undefined && min <= day && day <= max ? day : null)
  const day = { hint: '', min, max, days: null }
  const questions: Question[] = [
    dayQuestion({ ...day, id: 'from', label: say('from'), value: within(from) }),
    dayQuestion({ ...day, id: 'to', label: say('to'), value: within(to) }),
    numberQuestion({
      id: 'count',
      label: say('count'),
      hint: '',
      min: 1,
      max: product.rules.people,
      unit: '',
      value: asked.people.length > 0 ? asked.people.length : null,
    }),
    textQuestion({
      id: 'wish',
      label: say('wish'),
      hint: say('wish-hint'),
      maxLength: wishLength,
      multiline: true,
      value: null,
    }),
    textQuestion({
      id: 'phone',
      label: say('phone'),
      hint: say('phone-hint'),
      maxLength: 30,
      multiline: false,
      value: null,
    }),
  ]
  return { questions, refusal: from && to ? refusalOf(context, asked, from, to) : null }
}

function dayOf({ answers }: AskedQuestions, id: string, suggested: Day | undefined): Day | undefined {
  const answer = answers[id]
  if (answer === undefined || answer === '') return suggested
  return typeof answer === 'string' && isDay(answer) ? answer : undefined
}

/** What is wrong with dates and people, by the rules of the request itself. */
function refusalOf(
  context: Context,
  { answers, lang }: AskedQuestions,
  from: Day,
  to: Day,
): QuestionsAnswer['refusal'] {
  const count = typeof answers.count === 'number' ? answers.count : 1
  const choice = resolveQuotation(context, { type: 'quotation', from, to, count, wish: '-', phone: '-' })
  return choice.ok ? null : { code: choice.failure.code, message: sentence(choice.failure, lang) }
}
