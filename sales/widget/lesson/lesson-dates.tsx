import type { Day } from 'base/day'
import { useState } from 'react'
import type { Offer } from '../../api/offers.ts'
import type { Stay } from '../call/calls.ts'
import { weeksOf } from './lesson.ts'
import type { LessonChoice } from './lesson.ts'
import { SlotQuestion } from './slot-question.tsx'
import { WeekQuestion } from './week-question.tsx'

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
      <WeekQuestion {...{ weeks, stay, choice }} onChange={chooseWeek} />
      {week && (
        <SlotQuestion
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
