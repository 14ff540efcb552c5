import { useMemo, useState } from 'react'
import type { Selection } from '../../api/offers.ts'
import type { FormProps } from '../lesson/lesson-form.tsx'
import { AddBar } from '../offers/add-bar.tsx'
import { goToQuestion } from '../offers/choice.tsx'
import { QuoteList } from '../offers/quote-list.tsx'
import { sumOf, useQuotes } from '../offers/quotes.ts'
import { useAdding } from '../offers/use-adding.ts'
import { PartyQuestion } from '../party/party-question.tsx'
import { asParticipant } from '../party/person.ts'
import { useParty } from '../party/use-party.ts'
import { useShop } from '../shop/shop.ts'
import { DaysQuestion } from './days-question.tsx'
import { firstChoice, isSeasonPass, missingOfPass } from './pass.ts'
import type { PassChoice, PassRules } from './pass.ts'

const nobodyTooOld = (): undefined => undefined

/** For whom, from which day, for how many days: a pass is priced by age, so everybody's price stands beside their name. */
export function PassForm({ offer, rules, onAdded }: FormProps & { rules: PassRules }) {
  const { say } = useShop()
  const { everybody, stay } = useParty()
  const [changed, setChanged] = useState<Partial<PassChoice>>({})
  const choice: PassChoice = { ...firstChoice(rules, stay), ...changed }
  const people = everybody.filter(({ key }) => choice.people.includes(key))
  const missing = missingOfPass({ ...choice, people: people.map(({ key }) => key) }, rules)
  const selection = usePassSelection(choice, missing === undefined)
  const quotes = useQuotes(offer.product, selection, people)
  const adding = useAdding(onAdded, () => undefined)
  const change = (part: Partial<PassChoice>): void => {
    adding.forgive()
    setChanged((before) => ({ ...before, ...part }))
  }
  const add = (bar: HTMLElement | null): void => {
    if (missing || !selection) return goToQuestion(bar, missing === 'people' ? 'people' : 'days')
    void adding.add({
      product: offer.product,
      selection,
      participants: people.map(asParticipant),
      ...(stay && { stay }),
    })
  }
  return (
    <div className="selector">
      <p className="selector-summary">{offer.summary}</p>
      <PartyQuestion
        {...{ everybody }}
        chosen={choice.people}
        onChange={(chosen) => change({ people: chosen })}
        problemOf={nobodyTooOld}
      />
      {!isSeasonPass(rules) && <DaysQuestion {...{ rules, stay, choice }} missing={missing} onChange={change} />}
      {selection && (
        <QuoteList
          quotes={quotes}
          people={people}
          labelOf={(code) => rules.ages.find((age) => age.code === code)?.label}
        />
      )}
      <p className="quiet">{say(`withdrawal.${offer.withdrawal}`)}</p>
      <AddBar
        cents={missing ? undefined : sumOf(quotes, people)}
        people={people.length}
        note={missing ? say(`pass.missing.${missing}`) : say('price.asking')}
        refused={adding.refused}
        busy={adding.busy}
        onAdd={add}
      />
    </div>
  )
}

function usePassSelection({ firstDay, days }: PassChoice, whole: boolean): Selection | undefined {
  return useMemo(
    () => (whole && days !== undefined ? { kind: 'LIFT', firstDay, days } : undefined),
    [whole, firstDay, days],
  )
}
