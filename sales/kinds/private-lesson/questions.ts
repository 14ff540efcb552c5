import { addDays, ageOn, isDay } from 'base/day'
import type { Day } from 'base/day'
import type { Question, QuestionOption, QuestionsAnswer } from '../../api/questions.ts'
import { minutesOf, timeOf } from '../../catalogue/clock-time.ts'
import { createTranslators, formatDay, formatTime } from '../../catalogue/format.ts'
import type { Lang, Product, Season } from '../../catalogue/product.ts'
import { instructorQuestions } from '../instructor-notes.ts'
import type { AskedQuestions, ProductContext } from '../kind.ts'
import { answerAmong, choiceQuestion, dayQuestion, questionOption } from '../make-questions.ts'
import { lessonSteps, seasonOfLesson } from './choice.ts'
import { freeInstructors, instructorGroup, nearbyDays, poolsOfLesson } from './instructors.ts'
import { mostPeople } from './rules.ts'
import type { Duration, PrivateLessonRules } from './rules.ts'
import { privateLessonQuestions, privateLessonRefusals } from './wording/private-lesson.ts'

type Context = ProductContext<PrivateLessonRules>
type Discipline = PrivateLessonRules['disciplines'][number]

const t = createTranslators<typeof privateLessonQuestions.fr>(privateLessonQuestions)
const refusalText = createTranslators<typeof privateLessonRefusals.fr>(privateLessonRefusals)

/** A lesson as far as it is chosen. */
type AskedLesson = {
  context: Context
  asked: AskedQuestions
  discipline: Discipline
  duration: Duration
  day: Day | undefined
}

/** The instructors of the chosen discipline on the chosen day and on those around it. */
export function groupsAskedAbout(
  { rules }: Product<PrivateLessonRules>,
  asked: Pick<AskedQuestions, 'answers' | 'stay'>,
): string[] {
  const day = askedDay(asked)
  if (day === undefined) return []
  const { code } = chosenOf(rules.disciplines, asked.answers, 'discipline')
  return [day, ...nearbyDays(day)].map((one) => instructorGroup(code, one))
}

/** What is chosen of a list, else its first. */
function chosenOf<Item extends { code: string }>(
  [first, ...others]: readonly [Item, ...Item[]],
  answers: AskedQuestions['answers'],
  id: string,
): Item {
  return others.find(({ code }) => code === answers[id]) ?? first
}

/** The day that was chosen, else the first one after the arrival; undefined while there is none. */
function askedDay({ answers, stay }: Pick<AskedQuestions, 'answers' | 'stay'>): Day | undefined {
  if (answers.day !== undefined && answers.day !== '')
    return typeof answers.day === 'string' && isDay(answers.day) ? answers.day : undefined
  if (!stay) return undefined
  return stay.from < stay.to ? addDays(stay.from, 1) : stay.from
}

/** What is to be asked: discipline, length, day, a start that is still free, meeting point, and notes for the instructor. */
export function askPrivateLesson(context: Context, asked: AskedQuestions): QuestionsAnswer {
  const { disciplines, durations } = context.product.rules
  const lesson: AskedLesson = {
    context,
    asked,
    discipline: chosenOf(disciplines, asked.answers, 'discipline'),
    duration: chosenOf(durations, asked.answers, 'duration'),
    day: askedDay(asked),
  }
  const starts = lesson.day === undefined ? [] : startOptions(lesson, lesson.day)
  const questions: Question[] = [
    ...disciplineQuestion(lesson),
    ...durationQuestion(lesson),
    ...dayQuestionOf(lesson),
    ...startQuestion(lesson, starts),
    meetingQuestion(lesson),
    ...instructorQuestions(asked.lang),
  ]
  return { questions, refusal: refusalOf(lesson, starts) }
}

function disciplineQuestion({ context, discipline, asked: { lang } }: AskedLesson): Question[] {
  const { disciplines } = context.product.rules
  if (disciplines.length === 1) return []
  const options = disciplines.map(({ code, name }) => questionOption(code, name[lang]))
  return [choiceQuestion({ id: 'discipline', label: t[lang]('discipline'), hint: '', options, value: discipline.code })]
}

function durationQuestion({ context, duration, day, asked }: AskedLesson): Question[] {
  const { durations } = context.product.rules
  if (durations.length === 1) return []
  const { lang } = asked
  const options = durations.map((one) =>
    questionOption(one.code, one.name[lang], { priceCents: priceAt(context, asked, one, day, one.starts[0]) }),
  )
  return [choiceQuestion({ id: 'duration', label: t[lang]('duration'), hint: '', options, value: duration.code })]
}

/** What a lesson costs those who are chosen; null while the day is not known, or for too many people. */
function priceAt(
  context: Context,
  { people }: AskedQuestions,
  duration: Duration,
  day: Day | undefined,
  start: string | undefined,
): number | null {
  const { rules } = context.product
  const season = day === undefined ? undefined : seasonOfLesson(context, day)
  const count = Math.max(1, people.length)
  if (!season || day === undefined || start === undefined || count > mostPeople(rules)) return null
  return lessonSteps(rules, { season, day, duration, start }, count).reduce((sum, { cents }) => sum + cents, 0)
}

function dayQuestionOf({ context, day, asked: { lang } }: AskedLesson): Question[] {
  const season = seasonOnSale(context)
  if (!season) return []
  const tomorrow = addDays(context.today, 1)
  const [min, max] = [later(season.firstDay, tomorrow), context.catalogue.seasons.at(-1)?.lastDay ?? season.lastDay]
  const value = day !== undefined && seasonOfLesson(context, day) ? day : null
  return [dayQuestion({ id: 'day', label: t[lang]('day'), hint: t[lang]('day-hint'), min, max, days: null, value })]
}

function seasonOnSale({ catalogue, today }: Context): Season | undefined {
  return catalogue.seasons.find(({ lastDay }) => lastDay > today)
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

/** The starts of a day with what each costs and how many instructors are free; none when nothing is sold that day. */
function startOptions({ context, asked, discipline, duration }: AskedLesson, day: Day): QuestionOption[] {
  if (!seasonOfLesson(context, day)) return []
  const { lang, places } = asked
  const { resort } = context.catalogue
  const usual = Math.max(...duration.starts.map((start) => priceAt(context, asked, duration, day, start) ?? 0))
  return duration.starts.map((start) => {
    const free = freeInstructors(
      places,
      poolsOfLesson({ resort, discipline: discipline.code, day }, start, duration.minutes),
    )
    const priceCents = priceAt(context, asked, duration, day, start)
    return questionOption(start, timesOf(start, duration, lang), {
      hint: priceCents !== null && priceCents < usual ? t[lang]('quiet') : '',
      priceCents,
      places: free,
      unavailable: free > 0 ? '' : t[lang]('full'),
    })
  })
}

function timesOf(start: string, { minutes }: Duration, lang: Lang): string {
  return formatTime(`${start}-${timeOf(minutesOf(start) + minutes)}`, lang)
}

function startQuestion({ asked: { lang } }: AskedLesson, options: QuestionOption[]): Question[] {
  if (options.length === 0) return []
  const free = options.filter(({ unavailable }) => unavailable === '')
  const value = free.length === 1 ? (free[0]?.value ?? null) : null
  return [choiceQuestion({ id: 'start', label: t[lang]('start'), hint: t[lang]('start-hint'), options, value })]
}

function meetingQuestion({ context, discipline, asked }: AskedLesson): Question {
  const { meetingPoints } = context.catalogue
  const { meeting } = discipline
  return choiceQuestion({
    id: 'meetingPoint',
    label: t[asked.lang]('meeting'),
    hint: '',
    options: meeting.map((code) => questionOption(code, meetingPoints[code] ?? code)),
    value: answerAmong(asked.answers, 'meetingPoint', meeting, meeting[0]) ?? null,
  })
}

/** Why these people cannot have the lesson on that day: too many, too young, not on sale, or no instructor free. */
function refusalOf(lesson: AskedLesson, starts: readonly QuestionOption[]): QuestionsAnswer['refusal'] {
  const { context, asked, day } = lesson
  const { rules } = context.product
  const say = refusalText[asked.lang]
  const most = mostPeople(rules)
  if (asked.people.length > most)
    return { code: 'not-bookable', message: say('not-bookable.private-many', { most, people: asked.people.length }) }
  if (day === undefined) return null
  if (day <= context.today)
    return { code: 'not-bookable', message: say('not-bookable.private-begun', { day: formatDay(day, asked.lang) }) }
  const season = seasonOnSale(context)
  if (!seasonOfLesson(context, day))
    return season
      ? { code: 'not-bookable', message: say('not-bookable.private-season', daysIn(season, asked.lang)) }
      : null
  for (const person of asked.people) {
    const age = 'birthDate' in person ? ageOn(person.birthDate, day) : rules.ages.from
    if ('birthDate' in person && age < rules.ages.from)
      return {
        code: 'age',
        message: say('age.private', {
          name: person.firstName,
          age,
          youngest: rules.ages.from,
          day: formatDay(day, asked.lang),
        }),
      }
  }
  return starts.some(({ unavailable }) => unavailable === '') ? null : noInstructor(lesson, day)
}

function daysIn({ firstDay, lastDay }: Season, lang: Lang): { from: string; to: string } {
  return { from: formatDay(firstDay, lang), to: formatDay(lastDay, lang) }
}

/** That nobody is free, with the nearest days on which somebody is. */
function noInstructor(lesson: AskedLesson, day: Day): QuestionsAnswer['refusal'] {
  const { lang } = lesson.asked
  const others = nearbyDays(day)
    .filter((one) => startOptions(lesson, one).some(({ unavailable }) => unavailable === ''))
    .slice(0, 2)
    .toSorted()
    .map((one) => formatDay(one, lang))
  const values = { day: formatDay(day, lang), length: lesson.duration.name[lang] }
  const message =
    others.length > 0
      ? refusalText[lang]('sold-out.private-days', { ...values, days: others.join(t[lang]('or')) })
      : refusalText[lang]('sold-out.private', values)
  return { code: 'sold-out', message }
}
