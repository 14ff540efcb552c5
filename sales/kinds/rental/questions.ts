import { addDays, ageOn, daysBetween, isDay } from 'base/day'
import type { Day } from 'base/day'
import { formatCents } from 'base/money'
import type { Cents } from 'base/money'
import type { Question, QuestionOption, QuestionsAnswer } from '../../api/questions.ts'
import { createTranslators } from '../../catalogue/format.ts'
import { periodOn } from '../../catalogue/season.ts'
import type { AskedQuestions } from '../kind.ts'
import { isForAge, sizeLimits } from './choice.ts'
import type { RentalContext } from './choice.ts'
import { longestRental } from './rules.ts'
import type { RentalPrices, RentalRange, RentalRules } from './rules.ts'
import { daysFrom, seasonWith, stockPool } from './stock.ts'
import { rentalTexts } from './wording/questions.ts'

const t = createTranslators<typeof rentalTexts.fr>(rentalTexts)

/** What has been answered so far, with the suggestions where nothing was. `days`: none while they are no rental. */
type Asked = {
  context: RentalContext
  asked: AskedQuestions
  shop: string | null
  firstDay: Day | null
  lastDay: Day | null
  days: { season: string; length: number; column: 'low' | 'high' } | null
}

/** A rental that the stay suggests is for six days at most, unless the stay is longer than a rental that is counted by days. */
const suggestedDays = 6

/** The questions of a rental: where and when, then for each person what, which extras, and their sizes now or later. */
export function askForRental(context: RentalContext, asked: AskedQuestions): QuestionsAnswer {
  const limits = openDays(context)
  if (!limits) return { questions: [], refusal: null }
  const { rules } = context.product
  const shop =
    oneOf(
      rules.shops.map(({ code }) => code),
      asked.answers.shop,
    ) ?? onlyOne(rules.shops)
  const suggested = suggestDays(rules, limits, asked.stay)
  const firstDay = dayIn(limits, asked.answers.firstDay) ?? suggested?.firstDay ?? null
  const lastLimits = { ...limits, min: firstDay ?? limits.min }
  const lastDay = dayIn(lastLimits, asked.answers.lastDay) ?? dayIn(lastLimits, suggested?.lastDay) ?? null
  const known: Asked = { context, asked, shop, firstDay, lastDay, days: daysOf(context, firstDay, lastDay) }
  return {
    questions: [
      askShop(known),
      askDay(known, 'firstDay', limits),
      askDay(known, 'lastDay', lastLimits),
      askRange(known),
      askPack(known),
      ...askHelmet(known),
      askCover(known),
      ...askSizes(known),
    ],
    refusal: null,
  }
}

type DayLimits = { min: Day; max: Day }

/** The days on which something can be rented from today on. */
function openDays({ catalogue: { seasons }, today }: RentalContext): DayLimits | undefined {
  const open = seasons.filter(({ lastDay }) => lastDay >= today)
  const [first, last] = [open[0], open.at(-1)]
  return first && last ? { min: first.firstDay > today ? first.firstDay : today, max: last.lastDay } : undefined
}

/** The stay's days within the season: the first six of them, or all when it is a stay for the winter. */
function suggestDays(
  rules: RentalRules,
  { min, max }: DayLimits,
  stay: AskedQuestions['stay'],
): { firstDay: Day; lastDay: Day } | undefined {
  if (!stay || stay.from > max || stay.to < min) return undefined
  const firstDay = stay.from < min ? min : stay.from
  const last = stay.to > max ? max : stay.to
  const isLong = daysBetween(firstDay, last) >= longestRental(rules)
  const sixth = addDays(firstDay, suggestedDays - 1)
  return { firstDay, lastDay: isLong || last < sixth ? last : sixth }
}

function dayIn({ min, max }: DayLimits, answer: unknown): Day | undefined {
  return typeof answer === 'string' && isDay(answer) && min <= answer && answer <= max ? answer : undefined
}

function oneOf(codes: readonly string[], answer: unknown): string | undefined {
  return codes.find((code) => code === answer)
}

function onlyOne(list: readonly { code: string }[]): string | null {
  return list.length === 1 ? (list[0]?.code ?? null) : null
}

function daysOf({ catalogue, product }: RentalContext, firstDay: Day | null, lastDay: Day | null): Asked['days'] {
  if (!firstDay || !lastDay) return null
  const season = seasonWith(catalogue.seasons, firstDay, lastDay)
  if (!season) return null
  const length = daysBetween(firstDay, lastDay) + 1
  const column = periodOn(season, firstDay) ? 'high' : 'low'
  return { season: season.id, length: length <= longestRental(product.rules) ? length : 0, column }
}

/** What something costs on the days asked; null while there are none. */
function priceOf(prices: RentalPrices, { days }: Asked): Cents | null {
  if (!days) return null
  return days.length === 0 ? prices.season : (prices[days.column][days.length - 1] ?? null)
}

/** How many of a category are free in a shop on all days asked; null while shop or days are not known. */
function freeOf(category: string, { context, asked, shop, firstDay, lastDay, days }: Asked): number | null {
  if (!shop || !firstDay || !lastDay || !days) return null
  const of = { resort: context.catalogue.resort, shop, category, season: days.season }
  const pools =
    days.length === 0 ? [stockPool(of)] : daysFrom(firstDay, lastDay).map((day) => stockPool({ ...of, day }))
  return Math.min(...pools.map((id) => asked.places.get(id)?.places ?? 0))
}

const plainOption = { hint: '', priceCents: null, places: null, unavailable: '' }

function askShop({ context, asked, shop }: Asked): Question {
  const { lang } = asked
  return {
    id: 'shop',
    type: 'choice',
    label: t[lang]('shop'),
    hint: t[lang]('shop.hint'),
    optional: false,
    perPerson: false,
    value: shop,
    options: context.product.rules.shops.map(({ code, name, hours }) => ({
      ...plainOption,
      value: code,
      label: name,
      hint: hours[lang],
    })),
  }
}

function askDay({ context, asked, ...known }: Asked, id: 'firstDay' | 'lastDay', limits: DayLimits): Question {
  const { lang } = asked
  const days = longestRental(context.product.rules)
  const words =
    id === 'firstDay'
      ? { label: t[lang]('first-day'), hint: t[lang]('first-day.hint') }
      : { label: t[lang]('last-day'), hint: t[lang]('last-day.hint', { days }) }
  return { id, type: 'day', ...words, optional: false, perPerson: false, ...limits, days: null, value: known[id] }
}

function askRange(known: Asked): Question {
  const { context, asked } = known
  const { rules } = context.product
  const options = rules.ranges.map((range) => rangeOption(range, known))
  const possible = options.filter(({ unavailable }) => unavailable === '')
  return {
    id: 'range',
    type: 'choice',
    label: t[asked.lang]('range'),
    hint: '',
    optional: false,
    perPerson: true,
    value: possible.length === 1 ? (possible[0]?.value ?? null) : null,
    options,
  }
}

function rangeOption(range: RentalRange, known: Asked): QuestionOption {
  const { lang } = known.asked
  const places = freeOf(range.category, known)
  const full = places !== null && places <= 0 ? t[lang]('range.full') : ''
  return {
    value: range.code,
    label: range.name[lang],
    hint: range.hint[lang],
    priceCents: priceOf(range.prices, known),
    places,
    unavailable: ageProblem(range, known) || full,
  }
}

/** Why nobody who was chosen can have a range; empty when somebody can, or nobody was chosen. */
function ageProblem(range: RentalRange, { context, asked, firstDay }: Asked): string {
  const { people } = asked
  const day = firstDay ?? context.today
  if (people.length === 0 || people.length < asked.people.length) return ''
  if (people.some(({ birthDate }) => isForAge(range, ageOn(birthDate, day)))) return ''
  const [first] = people
  const alone = people.length === 1 && first
  return alone
    ? t[asked.lang]('range.age', { name: alone.firstName, age: ageOn(alone.birthDate, day) })
    : t[asked.lang]('range.ages')
}

function askPack({ context, asked }: Asked): Question {
  const { lang } = asked
  const { packs } = context.product.rules
  return {
    id: 'pack',
    type: 'choice',
    label: t[lang]('pack'),
    hint: '',
    optional: false,
    perPerson: true,
    value: packs[0]?.code ?? null,
    options: packs.map(({ code, name, percent }) => ({
      ...plainOption,
      value: code,
      label: name[lang],
      hint: percent > 0 ? t[lang]('pack.less', { percent }) : '',
    })),
  }
}

/** Asked while there are helmets; where they are all rented out nothing can be ticked. */
function askHelmet(known: Asked): Question[] {
  const { helmet } = known.context.product.rules
  if (!helmet) return []
  const { lang } = known.asked
  const free = freeOf(helmet.category, known)
  if (free !== null && free <= 0) return []
  return [checkbox('helmet', t[lang]('helmet'), extraHint('helmet', priceOf(helmet.prices, known), known))]
}

function askCover(known: Asked): Question {
  const { context, asked, days } = known
  const { cover } = context.product.rules
  const cents = days && (days.length === 0 ? cover.season : cover.day * days.length)
  return checkbox('cover', t[asked.lang]('cover'), extraHint('cover', cents, known))
}

function checkbox(id: string, label: string, hint: string): Question {
  return { id, type: 'checkbox', label, hint, optional: true, perPerson: true, value: null }
}

function extraHint(extra: 'helmet' | 'cover', cents: Cents | null, { asked: { lang }, days }: Asked): string {
  if (cents === null || !days) return ''
  const price = formatCents(cents, lang)
  return days.length === 0
    ? t[lang](`${extra}.season`, { price })
    : t[lang](`${extra}.price`, { price, days: days.length })
}

/** Whether sizes are given now or later; now, each of them may be left empty. */
function askSizes({ context, asked }: Asked): Question[] {
  const { lang, answers } = asked
  const { packs, levels } = context.product.rules
  const wanted = new Set(packs.flatMap(({ sizes }) => sizes))
  if (wanted.size === 0) return []
  const when: Question = {
    id: 'sizes',
    type: 'choice',
    label: t[lang]('sizes'),
    hint: '',
    optional: false,
    perPerson: false,
    value: answers.sizes === 'now' ? 'now' : 'later',
    options: (['now', 'later'] as const).map((value) => ({
      ...plainOption,
      value,
      label: t[lang](`sizes.${value}`),
      hint: t[lang](`sizes.${value}.hint`),
    })),
  }
  if (answers.sizes !== 'now') return [when]
  const measures = (['height', 'weight', 'shoeSize', 'soleLength'] as const).filter((name) => wanted.has(name))
  return [
    when,
    ...measures.map((id): Question => ({
      id,
      type: 'number',
      label: t[lang](id),
      hint: id === 'soleLength' ? t[lang]('soleLength.hint') : '',
      optional: true,
      perPerson: true,
      ...sizeLimits[id],
      unit: units[id],
      value: null,
    })),
    ...(wanted.has('level') ? [askLevel(lang, levels)] : []),
  ]
}

const units = { height: 'cm', weight: 'kg', shoeSize: '', soleLength: 'mm' }

function askLevel(lang: AskedQuestions['lang'], levels: RentalRules['levels']): Question {
  return {
    id: 'level',
    type: 'choice',
    label: t[lang]('level'),
    hint: '',
    optional: true,
    perPerson: true,
    value: null,
    options: levels.map(({ code, name }) => ({ ...plainOption, value: code, label: name[lang] })),
  }
}
