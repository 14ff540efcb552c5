import { isDay } from 'base/day'
import type { Day } from 'base/day'
import type { Failure } from 'base/errors'
import type { Person } from '../../api/cart.ts'
import type { Answer, Question, QuestionOption, QuestionsAnswer } from '../../api/questions.ts'
import { createTranslators } from '../../catalogue/format.ts'
import type { Lang } from '../../catalogue/product.ts'
import type { AskedQuestions } from '../kind.ts'
import { createSentences } from '../sentence.ts'
import { refuseGuests, resolveRoom } from './choice.ts'
import type { RoomChoice, RoomContext } from './choice.ts'
import { nightsBetween, poolOfNight } from './nights.ts'
import { arrivalDays, departureDays } from './offer.ts'
import { priceRoom } from './price.ts'
import type { BoardRule, RoomRule } from './rules.ts'
import { questionTexts } from './wording/questions.ts'
import { roomRefusals } from './wording/room.ts'

const t = createTranslators<typeof questionTexts.fr>(questionTexts)
const sentenceOf = createSentences(roomRefusals)

type DayQuestion = Extract<Question, { type: 'day' }>
type ChoiceQuestion = Extract<Question, { type: 'choice' }>

/** Arrival, departure, room and board. Departures are asked once the arrival is known, rooms once the nights are. */
export function askRoom(context: RoomContext, asked: AskedQuestions): QuestionsAnswer {
  const people = asked.people.map((one) => ({ id: '', ...one }))
  const isFree = (room: RoomRule, night: Day): boolean => freeRooms(context, asked, room, [night]) > 0
  const arrivals = arrivalDays(context, isFree)
  if (arrivals.length === 0) return refuse(context, asked.lang)
  const { stay } = asked
  const arrivalQuestion = dayQuestion('arrival', arrivals, firstWithin(arrivals, stay?.from, stay?.to), asked.lang)
  const arrival = dayAnswer(arrivalQuestion, asked.answers.arrival)
  if (arrival === undefined) return { questions: [arrivalQuestion], refusal: null }
  const departures = departureDays(context, arrival, isFree)
  const departureQuestion = dayQuestion('departure', departures, suggestedDeparture(departures, stay?.to), asked.lang)
  const departure = dayAnswer(departureQuestion, asked.answers.departure)
  const days = [arrivalQuestion, departureQuestion]
  if (departure === undefined) return { questions: days, refusal: null }
  return { questions: [...days, ...roomQuestions(context, asked, { people, arrival, departure })], refusal: null }
}

function refuse({ product }: RoomContext, lang: Lang): QuestionsAnswer {
  const failure: Failure = { code: 'sold-out', message: 'sold-out.house', details: { house: product.name } }
  return { questions: [], refusal: { code: failure.code, message: sentenceOf(failure, lang) } }
}

/** The first day of the stay on which guests may arrive. */
function firstWithin(days: readonly Day[], from: Day | undefined, to: Day | undefined): Day | null {
  if (from === undefined || to === undefined) return null
  return days.find((day) => from <= day && day < to) ?? null
}

/** The last day of departure within the stay; without a stay the only one that there is. */
function suggestedDeparture(days: readonly Day[], to: Day | undefined): Day | null {
  if (to === undefined) return days.length === 1 ? (days[0] ?? null) : null
  return days.findLast((day) => day <= to) ?? null
}

function dayQuestion(id: 'arrival' | 'departure', days: readonly Day[], value: Day | null, lang: Lang): DayQuestion {
  const [min, max] = [days[0] ?? '', days.at(-1) ?? '']
  return { ...question(id, lang), type: 'day', min, max, days: [...days], value }
}

function question(id: 'arrival' | 'departure' | 'room' | 'board', lang: Lang) {
  return { id, label: t[lang](id), hint: id === 'room' ? t[lang]('room.hint') : '', optional: false, perPerson: false }
}

/** The day that was answered or is suggested; undefined while there is none that can be had. */
function dayAnswer({ days, value }: DayQuestion, given: Answer | undefined): Day | undefined {
  const day = given ?? value
  return typeof day === 'string' && isDay(day) && days?.includes(day) ? day : undefined
}

type Stay = { people: readonly Person[]; arrival: Day; departure: Day }

function roomQuestions(context: RoomContext, asked: AskedQuestions, stay: Stay): ChoiceQuestion[] {
  const { rooms, boards } = context.product.rules
  const [cheapest] = boards
  const board = boards.find(({ code }) => code === asked.answers.board) ?? cheapest
  const roomOptions = board ? rooms.map((room) => roomOption(context, asked, stay, { room, board })) : []
  const suggested = roomOptions.find(({ unavailable }) => unavailable === '')?.value ?? null
  const code = asked.answers.room ?? suggested
  const chosen = rooms.find((room) => room.code === code) ?? rooms[0]
  const boardOptions = chosen
    ? boards.map((one) => boardOption(context, asked, stay, { room: chosen, board: one }))
    : []
  return [
    { ...question('room', asked.lang), type: 'choice', options: roomOptions, value: suggested },
    { ...question('board', asked.lang), type: 'choice', options: boardOptions, value: cheapest?.code ?? null },
  ]
}

type Wanted = { room: RoomRule; board: BoardRule }

function roomOption(context: RoomContext, asked: AskedQuestions, stay: Stay, wanted: Wanted): QuestionOption {
  const { room } = wanted
  const { lang } = asked
  const nights = nightsBetween(stay.arrival, stay.departure)
  const places = freeRooms(context, asked, room, nights)
  const refusal =
    stay.people.length > 0 ? refuseGuests(context.product.rules, room, stay.arrival, stay.people) : undefined
  const full: Failure = { code: 'sold-out', message: 'sold-out.room', details: { room: room.label } }
  const reason = refusal ?? (places > 0 ? undefined : full)
  return {
    value: room.code,
    label: room.label[lang],
    hint: room.hint[lang],
    priceCents: centsOf(context, stay, wanted),
    places: Math.max(0, places),
    unavailable: reason ? sentenceOf(reason, lang) : '',
  }
}

function boardOption(context: RoomContext, { lang }: AskedQuestions, stay: Stay, wanted: Wanted): QuestionOption {
  const { code, label } = wanted.board
  return {
    value: code,
    label: label[lang],
    hint: '',
    priceCents: centsOf(context, stay, wanted),
    places: null,
    unavailable: '',
  }
}

/** What the room costs these people; null while nobody is named, and for those whom it does not take. */
function centsOf(context: RoomContext, { people, arrival, departure }: Stay, { room, board }: Wanted): number | null {
  const selection = { type: 'room', room: room.code, board: board.code, arrival, departure } as const
  const choice = resolveRoom(context, selection, { isHeld: false })
  if (!choice.ok || people.length === 0) return null
  const price = priceRoom(context, choice.value, people)
  return price.ok ? price.value.cents : null
}

/** Rooms of a type that are free in all nights. */
function freeRooms(
  { catalogue, product }: RoomContext,
  { places }: AskedQuestions,
  { code }: RoomRule,
  nights: RoomChoice['nights'],
): number {
  const free = nights.map((night) => places.get(poolOfNight(catalogue.resort, product.id, code, night))?.places ?? 0)
  return free.length > 0 ? Math.min(...free) : 0
}
