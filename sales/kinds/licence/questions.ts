import { ageOn } from 'base/day'
import type { Day } from 'base/day'
import { formatCents } from 'base/money'
import type { Question, QuestionsAnswer } from '../../api/questions.ts'
import { createTranslators, formatDay } from '../../catalogue/format.ts'
import type { Season } from '../../catalogue/product.ts'
import type { AskedQuestions } from '../kind.ts'
import { identityLimits } from './choice.ts'
import type { IdentityField, LicenceContext } from './choice.ts'
import { categoryAt, seasonsOfLicence, validityOf } from './rules.ts'
import type { LicenceRules } from './rules.ts'
import { licenceTexts } from './wording/licence.ts'

const t = createTranslators<typeof licenceTexts.fr>(licenceTexts)

type Asked = { rules: LicenceRules; asked: AskedQuestions; season: Season }

/** Season, type, cover and health statement, birth place for each person, and one address for all. Nothing about health is suggested. */
export function askForLicence({ catalogue, product, today }: LicenceContext, asked: AskedQuestions): QuestionsAnswer {
  const seasons = seasonsOfLicence(catalogue, today)
  const season = seasons.find(({ id }) => id === asked.answers.season) ?? seasons[0]
  if (!season) return { questions: [], refusal: null }
  const known: Asked = { rules: product.rules, asked, season }
  const address = (['street', 'postalCode', 'city', 'country'] as const).map((id) => askText(id, asked, false))
  return {
    questions: [
      askSeason(known, seasons),
      askType(known),
      askCover(known),
      askHealth(asked),
      askText('birthPlace', asked, true),
      ...address,
    ],
    refusal: null,
  }
}

const plainOption = { hint: '', priceCents: null, places: null, unavailable: '' }

function askSeason({ rules, asked, season }: Asked, seasons: readonly Season[]): Question {
  const { lang } = asked
  return {
    id: 'season',
    type: 'choice',
    label: t[lang]('season'),
    hint: '',
    optional: false,
    perPerson: false,
    value: season.id,
    options: seasons.map((one) => {
      const { from, to } = validityOf(rules, one)
      const days = { from: formatDay(from, lang), to: formatDay(to, lang) }
      return { ...plainOption, value: one.id, label: one.id, hint: t[lang]('season.valid', days) }
    }),
  }
}

function askType({ rules, asked, season }: Asked): Question {
  const { lang } = asked
  const category = onlyCategory(rules, asked, validityOf(rules, season).from)
  return {
    id: 'licence',
    type: 'choice',
    label: t[lang]('licence'),
    hint: category ? t[lang]('licence.age', { age: category.name[lang] }) : '',
    optional: false,
    perPerson: true,
    value: null,
    options: rules.types.map(({ code, name, hint, prices }) => ({
      ...plainOption,
      value: code,
      label: name[lang],
      hint: hint[lang],
      priceCents: category ? (prices[category.code] ?? null) : null,
    })),
  }
}

/** The age category of all who were chosen; undefined when they have several, or it is not known. */
function onlyCategory(rules: LicenceRules, { people }: AskedQuestions, day: Day) {
  const found = people.map((one) =>
    'birthDate' in one ? categoryAt(rules, ageOn(one.birthDate, day))?.code : undefined,
  )
  const [first] = found
  return found.every((one) => one === first) ? rules.ages.find(({ code }) => code === first) : undefined
}

function askCover({ rules, asked: { lang } }: Asked): Question {
  return {
    id: 'cover',
    type: 'choice',
    label: t[lang]('cover'),
    hint: '',
    optional: false,
    perPerson: true,
    value: null,
    options: rules.covers.map(({ code, name, hint, cents }) => {
      const price = cents > 0 ? t[lang]('cover.more', { price: formatCents(cents, lang) }) : t[lang]('cover.included')
      return { ...plainOption, value: code, label: name[lang], hint: `${hint[lang]} ${price}.` }
    }),
  }
}

function askHealth({ lang }: AskedQuestions): Question {
  return {
    id: 'health',
    type: 'choice',
    label: t[lang]('health'),
    hint: '',
    optional: false,
    perPerson: true,
    value: null,
    options: (['questionnaire', 'certificate'] as const).map((value) => ({
      ...plainOption,
      value,
      label: t[lang](`health.${value}`),
      hint: t[lang](`health.${value}.hint`),
    })),
  }
}

function askText(id: IdentityField, { lang }: AskedQuestions, perPerson: boolean): Question {
  const value = id === 'country' ? t[lang]('suggested-country') || null : null
  const maxLength = identityLimits[id]
  return {
    id,
    type: 'text',
    label: t[lang](id),
    hint: '',
    optional: false,
    perPerson,
    maxLength,
    multiline: false,
    value,
  }
}
