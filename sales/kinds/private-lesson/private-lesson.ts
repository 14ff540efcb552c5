import { firstWeekday, weekdayOf } from 'base/day'
import { minutesOf, timeOf } from '../../catalogue/clock-time.ts'
import { formatDays, formatTime } from '../../catalogue/format.ts'
import type { Lang, Product } from '../../catalogue/product.ts'
import { defineKind } from '../kind.ts'
import type { ProductContext } from '../kind.ts'
import { privateLessonSource } from './catalogue-file.ts'
import { pricePrivateLesson, privateLessonSelection, resolvePrivateLesson } from './choice.ts'
import type { PrivateLessonSelection } from './choice.ts'
import { privateLessonPricesInStay, summarizePrivateLesson } from './offer.ts'
import { askPrivateLesson, groupsAskedAbout } from './questions.ts'
import { durationOf, privateLessonRules } from './rules.ts'
import type { PrivateLessonRules } from './rules.ts'
import { privateLessonRefusals, privateLessonSteps } from './wording/private-lesson.ts'

/** Private lessons: one instructor for all who are named, for some half hours of a day. */
export const privateLesson = defineKind({
  name: 'private-lesson',
  lineKind: 'ESF',
  travelService: 'other',
  isActivity: true,
  people: 'all',
  form: 'questions',
  source: privateLessonSource,
  rules: privateLessonRules,
  selection: privateLessonSelection,
  steps: privateLessonSteps,
  refusals: privateLessonRefusals,
  poolGroups: (product, asked) => (asked ? groupsAskedAbout(product, asked) : []),
  resolve: resolvePrivateLesson,
  price: pricePrivateLesson,
  places: ({ pools }) => pools.map((pool) => ({ pool, places: 1 })),
  occupancy({ product }, { selection, firstDay, lastDay }) {
    const [from, to] = minutesTaken(product, selection)
    return { purpose: 'attendance', firstDay, lastDay, from, to }
  },
  isSame: ({ selection: one }, { selection: other }) => one.day === other.day && one.start === other.start,
  describe(context, { selection, firstDay, lastDay }, lang) {
    const discipline = context.product.rules.disciplines.find(({ code }) => code === selection.discipline)
    const { time, place } = meetingOf(context, selection, lang)
    return [formatDays(firstDay, lastDay, lang), time, place, discipline?.name[lang] ?? '']
  },
  variant: ({ duration, discipline }) => [discipline, duration].filter(Boolean).join(' '),
  meeting: (context, { selection }, lang) => meetingOf(context, selection, lang),
  summarize: summarizePrivateLesson,
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: askPrivateLesson,
  pricesInStay: privateLessonPricesInStay,
  /** To the same weekday. */
  move(_, { selection }, { from, to }) {
    const day = firstWeekday(weekdayOf(selection.day), from)
    return day <= to ? { ...selection, day } : undefined
  },
  stepValues({ rules }, { duration, people, from, to }, lang) {
    const hours = typeof from === 'string' && typeof to === 'string' ? formatTime(`${from}-${to}`, lang) : ''
    const length = typeof duration === 'string' ? durationOf(rules, duration)?.name[lang] : ''
    return { length: length ?? '', hours, people: String(people ?? ''), smallest: String(rules.groups[0] ?? '') }
  },
})

function meetingOf(
  { catalogue, product }: ProductContext<PrivateLessonRules>,
  selection: PrivateLessonSelection,
  lang: Lang,
): { place: string; time: string } {
  const [from, to] = minutesTaken(product, selection)
  return {
    place: catalogue.meetingPoints[selection.meetingPoint] ?? selection.meetingPoint,
    time: formatTime(`${timeOf(from)}-${timeOf(to)}`, lang),
  }
}

function minutesTaken({ rules }: Product<PrivateLessonRules>, { start, duration }: PrivateLessonSelection) {
  const from = minutesOf(start)
  return [from, from + (durationOf(rules, duration)?.minutes ?? 0)] as const
}
