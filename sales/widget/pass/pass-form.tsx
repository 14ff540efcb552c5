import { isRecord } from 'base/record'
import { useMemo } from 'react'
import type { Selection } from '../../api/offers.ts'
import type { FormProps } from '../lesson/lesson-form.tsx'
import { OfferForm } from '../offers/offer-form.tsx'
import { useDraft } from '../offers/use-draft.ts'
import { useAddToCart } from '../offers/use-add-to-cart.ts'
import { useParty } from '../party/use-party.ts'
import { useWidget } from '../context/widget-context.ts'
import { DaysSection } from './days-section.tsx'
import { firstChoice, isSeasonPass, missingOfPass, seasonIn } from './pass.ts'
import type { PassChoice, PassRules } from './pass.ts'

/** For whom, from which day, for how many days: a pass is priced by age, so everybody's price stands beside their name. */
export function PassForm({ offer, rules, onAdded }: FormProps & { rules: PassRules }) {
  const { t, lang } = useWidget()
  const { everybody, stay } = useParty()
  const [changed, setChanged] = useDraft<Partial<PassChoice>>(isRecord, {})
  const choice: PassChoice = { ...firstChoice(rules, stay), ...changed }
  const people = everybody.filter(({ key }) => choice.people.includes(key))
  const missing = missingOfPass({ ...choice, people: people.map(({ key }) => key) }, rules)
  const selection = usePassSelection(choice, missing === undefined)
  const adding = useAddToCart(onAdded, () => undefined)
  const change = (part: Partial<PassChoice>): void => {
    adding.forgive()
    setChanged({ ...changed, ...part })
  }
  return (
    <OfferForm
      {...{ offer, everybody, people, stay, adding }}
      parts={selection && people.length > 0 ? [{ selection, people }] : []}
      onPeople={(chosen) => change({ people: chosen })}
      missing={
        missing && {
          words: t(`pass.missing.${missing}`, seasonIn(rules, lang)),
          question: missing === 'people' ? 'people' : 'days',
        }
      }
      labelOf={(code) => rules.ages.find((age) => age.code === code)?.label}
    >
      {!isSeasonPass(rules) && <DaysSection {...{ rules, stay, choice }} missing={missing} onChange={change} />}
    </OfferForm>
  )
}

function usePassSelection({ firstDay, days }: PassChoice, whole: boolean): Selection | undefined {
  return useMemo(
    () => (whole && days !== undefined ? { type: 'pass', firstDay, days } : undefined),
    [whole, firstDay, days],
  )
}
