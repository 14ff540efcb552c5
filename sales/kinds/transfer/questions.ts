import { addDays, ageOn, isDay } from 'base/day'
import type { Day } from 'base/day'
import type { Question, QuestionOption, QuestionsAnswer } from '../../api/questions.ts'
import { createTranslators, formatDay, formatTime } from '../../catalogue/format.ts'
import type { Lang, Product } from '../../catalogue/product.ts'
import type { AskedQuestions, ProductContext } from '../kind.ts'
import {
  answerAmong,
  choiceQuestion,
  dayQuestion,
  numberQuestion,
  questionOption,
  textQuestion,
} from '../make-questions.ts'
import { legSteps, seasonOfRide } from './choice.ts'
import { isAtNight, timesOn } from './rules.ts'
import type { Direction, Leg, TransferPlace, TransferRules, Vehicle } from './rules.ts'
import { leftFor, needsOfLeg, shuttleGroup, vehicleGroup } from './seats.ts'
import { transferQuestions, transferRefusals } from './wording/transfer.ts'

type Context = ProductContext<TransferRules>
type Given = Pick<AskedQuestions, 'answers' | 'stay'>

const t = createTranslators<typeof transferQuestions.fr>(transferQuestions)
const refusalText = createTranslators<typeof transferRefusals.fr>(transferRefusals)

/** A transfer as far as it is chosen. `rides` have a day where it is known. */
type AskedTransfer = {
  context: Context
  asked: AskedQuestions
  journey: Journey
  place: TransferPlace
  vehicle: Vehicle
  rides: Ride[]
}
type Journey = 'return' | Direction
type Ride = { direction: Direction; isBack: boolean; day: Day | undefined }

const journeys: readonly Journey[] = ['return', 'to', 'from']
const vehicles: readonly Vehicle[] = ['shared', 'private']

/** The shuttles and vehicles of the days that are chosen. */
export function groupsAskedAbout({ rules }: Product<TransferRules>, given: Given): string[] {
  const place = placeOf(rules, given)
  return ridesOf(given).flatMap(({ direction, day }) =>
    day === undefined ? [] : [shuttleGroup(place.code, { direction, day }), vehicleGroup(day)],
  )
}

function placeOf({ places: [first, ...others] }: TransferRules, { answers }: Given): TransferPlace {
  return others.find(({ code }) => code === answers.place) ?? first
}

/** A return is suggested to those whose stay is known. */
function journeyOf({ answers, stay }: Given): Journey {
  return answerAmong(answers, 'direction', journeys, stay ? 'return' : 'to') ?? 'to'
}

function ridesOf(given: Given): Ride[] {
  const { stay } = given
  const journey = journeyOf(given)
  const first = journey === 'from' ? 'from' : 'to'
  const out = {
    direction: first,
    isBack: false,
    day: askedDay(given, 'day', first === 'to' ? stay?.from : stay?.to),
  } as const
  if (journey !== 'return') return [out]
  return [out, { direction: 'from', isBack: true, day: askedDay(given, 'backDay', stay?.to) }]
}

function askedDay({ answers }: Given, id: string, suggested: Day | undefined): Day | undefined {
  const answer = answers[id]
  if (answer === undefined || answer === '') return suggested
  return typeof answer === 'string' && isDay(answer) ? answer : undefined
}

/** What is to be asked: direction, place, vehicle, for each ride its day, time and number, then address, phone, seats and bags. */
export function askTransfer(context: Context, asked: AskedQuestions): QuestionsAnswer {
  const { rules } = context.product
  const transfer: AskedTransfer = {
    context,
    asked,
    journey: journeyOf(asked),
    place: placeOf(rules, asked),
    vehicle: answerAmong(asked.answers, 'vehicle', vehicles, 'shared') ?? 'shared',
    rides: ridesOf(asked),
  }
  const rides = transfer.rides.map((ride) => ({ ride, options: timeOptions(transfer, ride) }))
  const questions = [
    ...routeQuestions(transfer),
    ...rides.flatMap(({ ride, options }) => rideQuestions(transfer, ride, options)),
    ...tripQuestions(transfer),
  ]
  const refusal =
    refusalOfPeople(transfer) ?? rides.map(({ ride, options }) => refusalOfRide(transfer, ride, options)).find(Boolean)
  return { questions, refusal: refusal ?? null }
}

function routeQuestions({ context, asked, journey, place, vehicle, rides }: AskedTransfer): Question[] {
  const { lang, people } = asked
  const { rules } = context.product
  const say = t[lang]
  const count = Math.max(1, people.length)
  const day = rides[0]?.day
  const season = day === undefined ? undefined : seasonOfRide(context, day)
  const priceOf = (one: Vehicle): number | null =>
    season && day !== undefined
      ? sumOf(legSteps(rules, place, one, { direction: 'to', day, time: '12:00', season }, count))
      : null
  const options = vehicles.map((one) =>
    questionOption(one, say(one), {
      hint: say(`${one}-hint`, { seats: rules.vehicles.seats }),
      priceCents: priceOf(one),
    }),
  )
  return [
    choiceQuestion({
      id: 'direction',
      label: say('direction'),
      hint: '',
      options: journeys.map((one) => questionOption(one, say(`direction-${one}`))),
      value: journey,
    }),
    choiceQuestion({
      id: 'place',
      label: say('place'),
      hint: '',
      options: rules.places.map(({ code, name }) => questionOption(code, name[lang])),
      value: place.code,
    }),
    choiceQuestion({ id: 'vehicle', label: say('vehicle'), hint: say('vehicle-hint'), options, value: vehicle }),
  ]
}

function sumOf(steps: readonly { cents: number }[]): number {
  return steps.reduce((sum, { cents }) => sum + cents, 0)
}

/** The departures of a ride's day, with what is left of them; none while the day is not known or nothing is sold then. */
function timeOptions({ context, asked, place, vehicle }: AskedTransfer, { direction, day }: Ride): QuestionOption[] {
  const season = day === undefined ? undefined : seasonOfRide(context, day)
  if (day === undefined || !season) return []
  const { rules } = context.product
  const { lang, places } = asked
  const people = Math.max(1, asked.people.length)
  return timesOn(rules, place, vehicle, day).map((time) => {
    const leg: Leg = { direction, day, time }
    const needs = needsOfLeg(context.catalogue.resort, place, vehicle, leg, people)
    const left = leftFor(places, needs)
    const wanted = needs[0]?.places ?? 1
    return questionOption(time, formatTime(time, lang), {
      hint: isAtNight(rules, time) ? t[lang]('night') : '',
      priceCents: sumOf(legSteps(rules, place, vehicle, { ...leg, season }, people)),
      places: left,
      unavailable: unavailableBecause(left, wanted, vehicle, lang),
    })
  })
}

function unavailableBecause(left: number, wanted: number, vehicle: Vehicle, lang: Lang): string {
  if (left >= wanted) return ''
  if (vehicle === 'private') return t[lang]('no-vehicle')
  return left === 0 ? t[lang]('full') : t[lang]('too-few', { places: left, people: wanted })
}

function rideQuestions(
  { context, asked, place, vehicle }: AskedTransfer,
  { direction, isBack, day }: Ride,
  options: QuestionOption[],
): Question[] {
  const { catalogue, today } = context
  const say = t[asked.lang]
  const season = catalogue.seasons.find(({ lastDay }) => lastDay > today)
  if (!season) return []
  const tomorrow = addDays(today, 1)
  const min = season.firstDay > tomorrow ? season.firstDay : tomorrow
  const known = day !== undefined && seasonOfRide(context, day) ? day : null
  const towards = direction === 'to' ? 'to' : 'from'
  const times = choiceQuestion({
    id: isBack ? 'backTime' : 'time',
    label: say(`time-${towards}`),
    hint: say(`${vehicle}-time-hint`),
    options,
    value: onlyFree(options),
  })
  const number = textQuestion({
    id: isBack ? 'backNumber' : 'number',
    label: say(`${place.type}-${towards}`),
    hint: towards === 'to' ? say('number-hint') : '',
    optional: towards === 'from',
    maxLength: 20,
    multiline: false,
    value: null,
  })
  return [
    dayQuestion({
      id: isBack ? 'backDay' : 'day',
      label: say(`day-${towards}`),
      hint: '',
      min,
      max: catalogue.seasons.at(-1)?.lastDay ?? season.lastDay,
      days: null,
      value: known,
    }),
    ...(options.length > 0 ? [times] : []),
    number,
  ]
}

/** The only option that can be had. */
function onlyFree(options: readonly QuestionOption[]): string | null {
  const free = options.filter(({ unavailable }) => unavailable === '')
  return free.length === 1 ? (free[0]?.value ?? null) : null
}

/** Where to, how to reach them, and what must be in the vehicle. Seats for children are suggested by their ages. */
function tripQuestions({ context, asked, rides }: AskedTransfer): Question[] {
  const { childSeats } = context.product.rules
  const say = t[asked.lang]
  const day = rides[0]?.day ?? context.today
  const ages = asked.people.map(({ birthDate }) => ageOn(birthDate, day))
  const babies = ages.filter((age) => age <= childSeats.baby.to).length
  const boosters = ages.filter((age) => age > childSeats.baby.to && age <= childSeats.booster.to).length
  const count = (id: 'babySeats' | 'boosters' | 'skiBags', value: number) =>
    numberQuestion({
      id,
      label: say(id),
      hint: say(`${id}-hint`, { baby: childSeats.baby.to, booster: childSeats.booster.to }),
      optional: true,
      min: 0,
      max: Math.max(1, asked.people.length),
      unit: '',
      value,
    })
  return [
    textQuestion({
      id: 'address',
      label: say('address'),
      hint: say('address-hint'),
      maxLength: 200,
      multiline: false,
      value: null,
    }),
    textQuestion({
      id: 'phone',
      label: say('phone'),
      hint: say('phone-hint'),
      maxLength: 30,
      multiline: false,
      value: null,
    }),
    count('babySeats', babies),
    count('boosters', boosters),
    count('skiBags', 0),
  ]
}

type Refused = QuestionsAnswer['refusal']

function refusalOfPeople({ context, asked, vehicle }: AskedTransfer): Refused {
  const most = context.product.rules.vehicles.seats
  const people = asked.people.length
  if (vehicle === 'shared' || people <= most) return null
  return { code: 'not-bookable', message: refusalText[asked.lang]('not-bookable.transfer-many', { most, people }) }
}

/** Why nothing can be had on the day of a ride. */
function refusalOfRide(
  { context, asked, vehicle }: AskedTransfer,
  ride: Ride,
  options: readonly QuestionOption[],
): Refused {
  if (ride.day === undefined) return null
  const { catalogue, today } = context
  const say = refusalText[asked.lang]
  const day = formatDay(ride.day, asked.lang)
  if (ride.day <= today) return { code: 'not-bookable', message: say('not-bookable.transfer-begun', { day }) }
  const season = catalogue.seasons.find(({ lastDay }) => lastDay > today)
  if (options.length === 0 && season) {
    const [from, to] = [season.firstDay, season.lastDay].map((one) => formatDay(one, asked.lang))
    return {
      code: 'not-bookable',
      message: say('not-bookable.transfer-season', { from: from ?? '', to: to ?? '' }),
    }
  }
  if (options.some(({ unavailable }) => unavailable === '')) return null
  const people = Math.max(1, asked.people.length)
  return { code: 'sold-out', message: say(`sold-out.transfer-${vehicle}`, { day, people }) }
}
