import { useMemo } from 'react'
import type { CartLine } from '../../api/cart.ts'
import type { Offer, Selection } from '../../api/offers.ts'
import { OfferForm } from '../offers/offer-form.tsx'
import { useDraft } from '../offers/use-draft.ts'
import { useAddToCart } from '../offers/use-add-to-cart.ts'
import { useParty } from '../party/use-party.ts'
import { useWidget } from '../context/widget-context.ts'
import { completeChoice, isLessonChoice, missingOfLesson } from './lesson.ts'
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

/** Who, which level, which week: a lesson is chosen from top to bottom, and changed in any order. */
export function LessonForm({ offer, onAdded, askAgain, showAll }: FormProps) {
  const { t } = useWidget()
  const { everybody, stay } = useParty()
  const [choice, setChoice] = useDraft<LessonChoice>(isLessonChoice, { people: [] })
  const settled = useMemo(() => completeChoice(choice, offer.slots, stay), [choice, offer.slots, stay])
  const people = everybody.filter(({ key }) => settled.people.includes(key))
  const problemOf = useAgeProblem(offer, settled.week)
  const fits = people.every((person) => !problemOf(person))
  const selection = useSelection(settled)
  const adding = useAddToCart(onAdded, (code) => (code === 'sold-out' || code === 'not-bookable') && askAgain())
  const change = (part: Partial<LessonChoice>): void => {
    adding.forgive()
    setChoice({ ...settled, ...part })
  }
  const missing = missingOfLesson(settled, offer.slots) ?? (fits ? undefined : 'age')
  return (
    <OfferForm
      {...{ offer, everybody, people, stay, problemOf, adding }}
      onPeople={(chosen) => change({ people: chosen })}
      elsewhere={showAll}
      selection={fits ? selection : undefined}
      missing={missing && { words: t(`lesson.missing.${missing}`), question: questionOf[missing] }}
    >
      <LevelSection
        levels={offer.levels}
        chosen={settled.level}
        onChange={(level) => change({ level })}
        several={people.length > 1}
      />
      <LessonDates {...{ offer, stay }} choice={settled} onChange={change} />
    </OfferForm>
  )
}

const questionOf = { people: 'people', age: 'people', level: 'level', week: 'week', slot: 'slot' }

function useSelection({ slot, level }: LessonChoice): Selection | undefined {
  return useMemo(() => (slot && level ? { kind: 'ESF', slot, level } : undefined), [slot, level])
}
