import type { Day } from 'base/day'
import { useState } from 'react'
import type { Offer } from '../../api/offers.ts'
import type { Stay } from '../api-client/endpoints.ts'
import { weeksOf } from './lesson.ts'
import type { LessonChoice } from './lesson.ts'
import { SlotSection } from './slot-section.tsx'
import { WeekSection } from './week-section.tsx'

type Props = {
  offer: Offer
  stay: Stay | undefined
  choice: LessonChoice
  onChange: (part: Partial<LessonChoice>) => void
}

/** Which week, then which of its times and places. */
export function LessonDates({ offer, stay, choice, onChange }: Props) {
  const [pressed, setPressed] = useState<Day>()
  const people = Math.max(1, choice.people.length)
  const weeks = weeksOf(offer.slots, { level: choice.level, stay, people })
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
          {...{ week, people }}
          chosen={choice.slot}
          onChange={(slot) => onChange({ slot })}
          isNext={pressed === week.start}
        />
      )}
    </>
  )
}
