import { useMemo, useState } from 'react'
import type { Selection } from '../../api/offers.ts'
import type { FormProps } from '../lesson/lesson-form.tsx'
import { OfferFrame } from '../offers/offer-frame.tsx'
import { useAdding } from '../offers/use-adding.ts'
import { useParty } from '../party/use-party.ts'
import { useShop } from '../shop/shop.ts'
import { DaysQuestion } from './days-question.tsx'
import { firstChoice, isSeasonPass, missingOfPass } from './pass.ts'
import type { PassChoice, PassRules } from './pass.ts'

/** For whom, from which day, for how many days: a pass is priced by age, so everybody's price stands beside their name. */
export function PassForm({ offer, rules, onAdded }: FormProps & { rules: PassRules }) {
  const { t } = useShop()
  const { everybody, stay } = useParty()
  const [changed, setChanged] = useState<Partial<PassChoice>>({})
  const choice: PassChoice = { ...firstChoice(rules, stay), ...changed }
  const people = everybody.filter(({ key }) => choice.people.includes(key))
  const missing = missingOfPass({ ...choice, people: people.map(({ key }) => key) }, rules)
  const selection = usePassSelection(choice, missing === undefined)
  const adding = useAdding(onAdded, () => undefined)
  const change = (part: Partial<PassChoice>): void => {
    adding.forgive()
    setChanged((before) => ({ ...before, ...part }))
  }
  return (
    <OfferFrame
      {...{ offer, everybody, people, stay, selection, adding }}
      onPeople={(chosen) => change({ people: chosen })}
      missing={missing && { words: t(`pass.missing.${missing}`), question: missing === 'people' ? 'people' : 'days' }}
      labelOf={(code) => rules.ages.find((age) => age.code === code)?.label}
    >
      {!isSeasonPass(rules) && <DaysQuestion {...{ rules, stay, choice }} missing={missing} onChange={change} />}
    </OfferFrame>
  )
}

function usePassSelection({ firstDay, days }: PassChoice, whole: boolean): Selection | undefined {
  return useMemo(
    () => (whole && days !== undefined ? { kind: 'LIFT', firstDay, days } : undefined),
    [whole, firstDay, days],
  )
}
