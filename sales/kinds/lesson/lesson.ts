import { minutesOf } from '../../catalogue/clock-time.ts'
import { formatDays, formatTime } from '../../catalogue/format.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { defineKind } from '../kind.ts'
import { lessonSource } from './catalogue-file.ts'
import { lessonSelection, priceLesson, resolveLesson } from './choice.ts'
import type { LessonSelection } from './choice.ts'
import { findLessonDate, lessonGroup, moveLesson } from './dates.ts'
import { describeLessonOffer, lessonPricesInStay, summarizeLesson } from './offer.ts'
import { lessonRules } from './rules.ts'
import { lessonRefusals, lessonSteps } from './wording/lesson.ts'

/** Group lessons of a week: one place in a slot for each participant, at their level. */
export const lesson = defineKind({
  name: 'lesson',
  lineKind: 'ESF',
  travelService: 'other',
  isActivity: true,
  people: 'each',
  form: 'lesson',
  source: lessonSource,
  rules: lessonRules,
  selection: lessonSelection,
  steps: lessonSteps,
  refusals: lessonRefusals,
  poolGroups: ({ id }) => [lessonGroup(id)],
  resolve: resolveLesson,
  price: priceLesson,
  places: ({ slot }, people) => [{ pool: slot.id, places: people }],
  occupancy({ catalogue }, { selection, firstDay, lastDay }) {
    const slot = slotOf(catalogue, selection)
    if (!slot) return undefined
    const [from = 0, to = 0] = slot.time.split('-').map(minutesOf)
    return { purpose: 'attendance', firstDay, lastDay, from, to }
  },
  isSame: (line, other) => line.selection.slot === other.selection.slot,
  describe({ catalogue, product }, { selection, firstDay, lastDay }, lang) {
    const slot = slotOf(catalogue, selection)
    const level = product.rules.levels.find(({ code }) => code === selection.level)
    return [
      formatDays(firstDay, lastDay, lang),
      slot ? formatTime(slot.time, lang) : '',
      slot ? meetingPointOf(catalogue, slot.meetingPoint) : '',
      level?.name[lang] ?? selection.level,
    ]
  },
  variant: ({ level }) => level,
  meeting({ catalogue }, { selection }, lang) {
    const slot = slotOf(catalogue, selection)
    return slot ? { place: meetingPointOf(catalogue, slot.meetingPoint), time: formatTime(slot.time, lang) } : null
  },
  move: moveLesson,
  summarize: summarizeLesson,
  describeOffer: describeLessonOffer,
  pricesInStay: lessonPricesInStay,
})

function slotOf(catalogue: Catalogue, selection: LessonSelection) {
  return findLessonDate(catalogue, selection.slot)
}

function meetingPointOf(catalogue: Catalogue, code: string): string {
  return catalogue.meetingPoints[code] ?? code
}
