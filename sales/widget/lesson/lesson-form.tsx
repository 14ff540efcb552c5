import { useMemo } from 'react'
import type { CartLine } from '../../api/cart.ts'
import type { Offer } from '../../api/offers.ts'
import { OfferForm } from '../offers/offer-form.tsx'
import type { OfferPart } from '../offers/quotes.ts'
import { useDraft } from '../offers/use-draft.ts'
import { useAddToCart } from '../offers/use-add-to-cart.ts'
import type { PartyMember } from '../party/person.ts'
import { useParty } from '../party/use-party.ts'
import { useWidget } from '../context/widget-context.ts'
import { completeChoice, isLessonChoice, missingOfLesson, selectionsOf } from './lesson.ts'
import type { LessonChoice } from './lesson.ts'
import { LessonDates } from './lesson-dates.tsx'
import { LevelSection } from './level-section.tsx'
import { useAgeProblem } from './use-age-problem.ts'

export type FormProps = {
  offer: Offer
  onAdded: (lines: CartLine[]) => void
  askAgain: () => void
  showAll: () => void
}

/** The form of a lesson: people, level, week and time, from top to bottom, changed in any order. */
export function LessonForm({ offer, onAdded, askAgain, showAll }: FormProps) {
  const { t } = useWidget()
  const { everybody, stay } = useParty()
  const [choice, setChoice] = useDraft<LessonChoice>(isLessonChoice, { people: [] })
  const complete = useMemo(() => completeChoice(choice, offer.slots, stay), [choice, offer.slots, stay])
  const people = useMemo(() => everybody.filter(({ key }) => complete.people.includes(key)), [everybody, complete])
  const problemOf = useAgeProblem(offer, complete.week)
  const fits = people.every((person) => !problemOf(person))
  const parts = useParts(complete, offer.slots, people)
  const adding = useAddToCart(onAdded, (code) => (code === 'sold-out' || code === 'not-bookable') && askAgain())
  const change = (part: Partial<LessonChoice>): void => {
    adding.forgive()
    setChoice({ ...complete, ...part })
  }
  const missing = missingOfLesson(complete, offer.slots) ?? (fits ? undefined : 'age')
  return (
    <OfferForm
      {...{ offer, everybody, people, stay, problemOf, adding }}
      onPeople={(chosen) => change({ people: chosen })}
      elsewhere={showAll}
      parts={fits ? parts : none}
      missing={missing && { words: t(`lesson.missing.${missing}`), question: questionOf[missing] }}
    >
      <LevelSection levels={offer.levels} choice={complete} people={people} onChange={change} />
      <LessonDates {...{ offer, stay }} choice={complete} onChange={change} />
    </OfferForm>
  )
}

const questionOf = { people: 'people', age: 'people', level: 'level', week: 'week', slot: 'slot' }

const none: readonly OfferPart[] = []

function useParts(choice: LessonChoice, slots: Offer['slots'], people: readonly PartyMember[]): readonly OfferPart[] {
  return useMemo(
    () =>
      selectionsOf(choice, slots).map(({ selection, people: keys }) => ({
        selection,
        people: people.filter(({ key }) => keys.includes(key)),
      })),
    [choice, slots, people],
  )
}
