import { isDay } from 'base/day'
import { isRecord } from 'base/record'
import type { Offer } from '../../api/offers.ts'
import type { Answer, AnsweredSelection, Question } from '../../api/questions.ts'
import type { PartyMember } from '../party/person.ts'

/** Answers that were given, by the ids of their questions. An empty text takes a suggestion back. */
export type Answers = Readonly<Record<string, Answer>>

/** What somebody has chosen so far. `people` are keys; `personal` are the answers that differ by person, by key. */
export type QuestionChoice = {
  people: readonly string[]
  answers: Answers
  personal: Readonly<Record<string, Answers>>
}

export const emptyChoice: QuestionChoice = { people: [], answers: {}, personal: {} }

/** Whether a value from the browser's history is a choice. */
export function isQuestionChoice(value: unknown): value is QuestionChoice {
  return (
    isRecord(value) &&
    Array.isArray(value.people) &&
    isAnswers(value.answers) &&
    isRecord(value.personal) &&
    Object.values(value.personal).every(isAnswers)
  )
}

function isAnswers(value: unknown): value is Answers {
  return isRecord(value) && Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one))
}

/** The answer to a question: the one that was given, else the suggested one; undefined while there is none. */
export function answerTo({ id, value }: Question, given: Answers): Answer | undefined {
  const answer = given[id] ?? value ?? undefined
  return answer === '' ? undefined : answer
}

/** Whether an answer can be had. */
export function isPossible(question: Question, answer: Answer): boolean {
  switch (question.type) {
    case 'choice':
      return question.options.some(({ value, unavailable }) => value === answer && unavailable === '')
    case 'day':
      return typeof answer === 'string' && isDay(answer) && isInRange(question, answer)
    case 'number':
      return typeof answer === 'number' && answer >= question.min && answer <= question.max
    case 'text':
      return typeof answer === 'string' && answer.trim() !== '' && answer.length <= question.maxLength
    case 'checkbox':
      return answer === true || (answer === false && question.optional)
  }
}

function isInRange({ min, max, days }: Extract<Question, { type: 'day' }>, day: string): boolean {
  return days ? days.includes(day) : min <= day && day <= max
}

/** What is wrong with the answer to a question; undefined when nothing is. */
export function problemOf(question: Question, given: Answers): 'missing' | 'impossible' | undefined {
  const answer = answerTo(question, given)
  const isEmpty = answer === undefined || answer === false || (typeof answer === 'string' && answer.trim() === '')
  if (isEmpty) return question.optional ? undefined : 'missing'
  return isPossible(question, answer) ? undefined : 'impossible'
}

/** Questions whose answers differ by person, and those that are asked once: all, where a line is not made for each person. */
export function splitQuestions(
  questions: readonly Question[],
  people: Offer['people'],
): { shared: Question[]; personal: Question[] } {
  const isPersonal = ({ perPerson }: Question): boolean => perPerson && people === 'each'
  return { shared: questions.filter((one) => !isPersonal(one)), personal: questions.filter(isPersonal) }
}

/**
 * What people answered about themselves that the next form may begin with: numbers and choices without a price. Nothing that costs
 * more is chosen for somebody beforehand.
 */
export function factsOf(
  questions: readonly Question[],
  choice: QuestionChoice,
): Record<string, Record<string, string | number>> {
  const facts = questions.filter((question) => question.perPerson && isFact(question))
  return Object.fromEntries(
    choice.people.map((key) => [
      key,
      Object.fromEntries(
        facts.flatMap((question) => {
          const answer = choice.personal[key]?.[question.id]
          const isKnown = answer !== undefined && typeof answer !== 'boolean' && isPossible(question, answer)
          return isKnown ? [[question.id, answer]] : []
        }),
      ),
    ]),
  )
}

function isFact(question: Question): boolean {
  if (question.type === 'choice') return question.options.every(({ priceCents }) => priceCents === null)
  return question.type === 'number'
}

/** The choice with what is known of people, where they have not answered and it can be had. */
export function withFacts(
  questions: readonly Question[],
  choice: QuestionChoice,
  known: Readonly<Record<string, Answers>>,
): QuestionChoice {
  const personal = choice.people.map((key) => {
    const fitting = questions.flatMap((question) => {
      const answer = question.perPerson && isFact(question) ? known[key]?.[question.id] : undefined
      return answer !== undefined && isPossible(question, answer) ? [[question.id, answer] as const] : []
    })
    return [key, { ...Object.fromEntries(fitting), ...choice.personal[key] }] as const
  })
  return { ...choice, personal: { ...choice.personal, ...Object.fromEntries(personal) } }
}

/** An answer that was taken back: it can no longer be had. `person`: the key of whose answer it was. */
export type DroppedAnswer = { question: Question; answer: Answer; person: string | undefined }

/**
 * The choice without the answers that the new questions rule out. An answer that was not possible before is kept: it is being typed.
 */
export function keepPossible(
  questions: readonly Question[],
  before: readonly Question[],
  choice: QuestionChoice,
): { choice: QuestionChoice; dropped: DroppedAnswer[] } {
  const dropped: DroppedAnswer[] = []
  const keep = (given: Answers, person?: string): Answers => {
    const gone = questions.filter((question) => isRuledOut(question, before, given[question.id]))
    for (const question of gone) dropped.push({ question, answer: given[question.id] ?? '', person })
    return gone.length === 0
      ? given
      : Object.fromEntries(Object.entries(given).filter(([id]) => !gone.some((question) => question.id === id)))
  }
  const answers = keep(choice.answers)
  const personal = Object.fromEntries(
    Object.entries(choice.personal).map(([person, given]) => [person, keep(given, person)]),
  )
  return { choice: dropped.length > 0 ? { ...choice, answers, personal } : choice, dropped }
}

function isRuledOut(question: Question, before: readonly Question[], answer: Answer | undefined): boolean {
  if (answer === undefined || answer === '' || answer === false || isPossible(question, answer)) return false
  const previous = before.find(({ id }) => id === question.id)
  return question.type === 'choice' || (previous !== undefined && isPossible(previous, answer))
}

/** The first question without an answer that can be had, and whose answer it is. */
export function missingAnswer(
  questions: readonly Question[],
  choice: QuestionChoice,
  people: readonly PartyMember[],
  mode: Offer['people'],
): { question: Question; person: PartyMember | undefined } | undefined {
  const { shared, personal } = splitQuestions(questions, mode)
  const missing = shared.find((question) => problemOf(question, choice.answers))
  if (missing) return { question: missing, person: undefined }
  for (const person of people)
    for (const question of personal)
      if (problemOf(question, choice.personal[person.key] ?? {})) return { question, person }
  return undefined
}

/**
 * What is put in the cart: one selection for people with the same answers where a line is made for each person, else one for all.
 * Only questions that are asked now have answers in it.
 */
export function selectionsOf(
  type: string,
  questions: readonly Question[],
  choice: QuestionChoice,
  people: readonly PartyMember[],
  mode: Offer['people'],
): { selection: AnsweredSelection; people: readonly PartyMember[] }[] {
  const { shared, personal } = splitQuestions(questions, mode)
  const common = answered(shared, choice.answers)
  if (mode !== 'each') return [{ selection: { ...common, type }, people: mode === 'all' ? people : [] }]
  const groups = Map.groupBy(people, ({ key }) => JSON.stringify(answered(personal, choice.personal[key] ?? {})))
  return [...groups].map(([own, together]) => ({
    selection: { ...common, ...(JSON.parse(own) as Answers), type },
    people: together,
  }))
}

function answered(questions: readonly Question[], given: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = question.type === 'checkbox' ? given[question.id] === true : answerTo(question, given)
      return answer === undefined ? [] : [[question.id, typeof answer === 'string' ? answer.trim() : answer]]
    }),
  )
}
