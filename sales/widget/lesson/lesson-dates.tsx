import type { Day } from 'base/day'
import { useState } from 'react'
import type { Offer } from '../../api/offers.ts'
import type { Stay } from '../api-client/endpoints.ts'
import { demandOf, weeksOf } from './lesson.ts'
import type { LessonChoice } from './lesson.ts'
import { SlotSection } from './slot-section.tsx'
import { WeekSection } from './week-section.tsx'

type Props = {
  offer: Offer
  stay: Stay | undefined
  choice: LessonChoice
  onChange: (part: Partial<LessonChoice>) => void
}

/** The week, then one of its times and meeting points. */
export function LessonDates({ offer, stay, choice, onChange }: Props) {
  const [pressed, setPressed] = useState<Day>()
  const weeks = weeksOf(offer.slots, { demand: demandOf(choice), stay })
  const week = weeks.find(({ start }) => start === choice.week)
  const chooseWeek = (start: Day): void => {
    setPressed(start)
    onChange({ week: start })
  }
  return (
    <>
      <WeekSection {...{ weeks, stay, choice }} onChange={chooseWeek} />
      {week && (
        <SlotSection
          key={week.start}
          {...{ week }}
          levels={offer.levels}
          chosen={choice.option}
          onChange={(option) => onChange({ option })}
          isNext={pressed === week.start}
        />
      )}
    </>
  )
}
