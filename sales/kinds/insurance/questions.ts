import type { Question, QuestionsAnswer } from '../../api/questions.ts'
import { createTranslators } from '../../catalogue/format.ts'
import { seasonFor } from '../../catalogue/catalogue.ts'
import type { AskedQuestions, ProductContext } from '../kind.ts'
import type { InsuranceRules } from './rules.ts'
import { insuranceQuestions } from './wording/insurance.ts'

const t = createTranslators<typeof insuranceQuestions.fr>(insuranceQuestions)

/** Whether one is insured already, and that the information was read; of a cover of days also its days. No box is ticked before. */
export function askInsurance(
  { catalogue, product: { rules }, today }: ProductContext<InsuranceRules>,
  { lang, stay }: AskedQuestions,
): QuestionsAnswer {
  const asked = { hint: '', optional: false, perPerson: false }
  const season = seasonFor(catalogue, today)
  const days: Question[] =
    'percent' in rules.price || !season
      ? []
      : (['firstDay', 'lastDay'] as const).map((id) => ({
          ...asked,
          type: 'day',
          id,
          label: t[lang](id),
          min: today > season.firstDay ? today : season.firstDay,
          max: catalogue.seasons.at(-1)?.lastDay ?? season.lastDay,
          days: null,
          value: (id === 'firstDay' ? stay?.from : stay?.to) ?? null,
        }))
  const option = (value: 'no' | 'yes') => ({
    value,
    label: t[lang](`insured.${value}`),
    hint: '',
    priceCents: null,
    places: null,
    unavailable: '',
  })
  return {
    questions: [
      ...days,
      {
        ...asked,
        type: 'choice',
        id: 'insured',
        label: t[lang]('insured'),
        hint: t[lang]('insured.hint'),
        options: [option('no'), option('yes')],
        value: null,
      },
      {
        ...asked,
        type: 'checkbox',
        id: 'information',
        label: t[lang]('information'),
        hint: t[lang]('information.hint', { address: rules.information }),
        value: null,
      },
    ],
    refusal: null,
  }
}
