import { useMemo, useState } from 'react'
import type { CartLine } from '../../api/cart.ts'
import type { Offer, Selection } from '../../api/offers.ts'
import { AddBar } from '../offers/add-bar.tsx'
import { goToQuestion } from '../offers/choice.tsx'
import { QuoteList } from '../offers/quote-list.tsx'
import { sumOf, useQuotes } from '../offers/quotes.ts'
import { useAdding } from '../offers/use-adding.ts'
import { asParticipant } from '../party/person.ts'
import { PartyQuestion } from '../party/party-question.tsx'
import { useParty } from '../party/use-party.ts'
import { useShop } from '../shop/shop.ts'
import { missingOfLesson, settle } from './lesson.ts'
import type { LessonChoice } from './lesson.ts'
import { LevelQuestion } from './level-question.tsx'
import { useAgeProblem } from './use-age-problem.ts'
import { WeekQuestion } from './week-question.tsx'

export type FormProps = {
  offer: Offer
  onAdded: (lines: CartLine[]) => void
  askAgain: () => void
  showAll: () => void
}

/** Who, which level, which week: a lesson is chosen from top to bottom, and changed in any order. */
export function LessonForm({ offer, onAdded, askAgain, showAll }: FormProps) {
  const { say } = useShop()
  const { everybody, stay } = useParty()
  const [choice, setChoice] = useState<LessonChoice>({ people: [] })
  const settled = useMemo(() => settle(choice, offer.slots, stay), [choice, offer.slots, stay])
  const people = everybody.filter(({ key }) => settled.people.includes(key))
  const slot = offer.slots.find(({ id }) => id === settled.slot)
  const problemOf = useAgeProblem(offer, settled.week)
  const fits = people.every((person) => !problemOf(person))
  const selection = useSelection(settled)
  const quotes = useQuotes(offer.product, fits ? selection : undefined, people)
  const adding = useAdding(onAdded, (code) => (code === 'sold-out' || code === 'not-bookable') && askAgain())
  const change = (part: Partial<LessonChoice>): void => {
    adding.forgive()
    setChoice({ ...settled, ...part })
  }
  const missing = missingOfLesson(settled, offer.slots) ?? (fits ? undefined : 'age')
  const add = (bar: HTMLElement | null): void => {
    if (missing || !selection) return goToQuestion(bar, questionOf[missing ?? 'slot'])
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
        {...{ everybody, problemOf }}
        chosen={settled.people}
        onChange={(chosen) => change({ people: chosen })}
        elsewhere={showAll}
      />
      <LevelQuestion
        levels={offer.levels}
        chosen={settled.level}
        onChange={(level) => change({ level })}
        several={people.length > 1}
      />
      <WeekQuestion {...{ offer, stay }} choice={settled} onChange={change} />
      {slot && people.length > 0 && <QuoteList quotes={quotes} people={people} />}
      <p className="quiet">{say(`withdrawal.${offer.withdrawal}`)}</p>
      <AddBar
        cents={missing ? undefined : sumOf(quotes, people)}
        people={people.length}
        note={missing ? say(`lesson.missing.${missing}`) : say('price.asking')}
        refused={adding.refused}
        busy={adding.busy}
        onAdd={add}
      />
    </div>
  )
}

const questionOf = { people: 'people', age: 'people', level: 'level', week: 'week', slot: 'week' }

function useSelection({ slot, level }: LessonChoice): Selection | undefined {
  return useMemo(() => (slot && level ? { kind: 'ESF', slot, level } : undefined), [slot, level])
}
