import { daysBetween } from 'base/day'
import { formatCents } from 'base/money'
import { createTranslators, formatDays, formatTime } from '../../catalogue/format.ts'
import type { Lang, Product } from '../../catalogue/product.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import { defineKind } from '../kind.ts'
import { roomSource } from './catalogue-file.ts'
import { resolveRoom, roomSelection } from './choice.ts'
import { nightsBetween, roomGroup } from './nights.ts'
import { roomPricesInStay, summarizeRooms } from './offer.ts'
import { priceRoom, roomPriceByNight } from './price.ts'
import { askRoom } from './questions.ts'
import { roomRules } from './rules.ts'
import type { RoomRules } from './rules.ts'
import { lineTexts } from './wording/line.ts'
import { roomRefusals, roomSteps } from './wording/room.ts'

const t = createTranslators<typeof lineTexts.fr>(lineTexts)

/** Rooms of a house: one line for all who sleep in a room, with a place of its type in every night. */
export const room = defineKind({
  name: 'room',
  lineKind: 'HOT',
  travelService: 'lodging',
  isActivity: false,
  people: 'all',
  form: 'questions',
  source: roomSource,
  rules: roomRules,
  selection: roomSelection,
  steps: roomSteps,
  refusals: roomRefusals,
  poolGroups: ({ id }) => [roomGroup(id)],
  resolve: resolveRoom,
  price: priceRoom,
  places: ({ pools }) => pools.map((pool) => ({ pool, places: 1 })),
  occupancy: () => undefined,
  isSame: (line, other) => line.firstDay < other.lastDay && other.firstDay < line.lastDay,
  describe: ({ product }, { selection, firstDay, lastDay, people }, lang) => [
    formatDays(firstDay, lastDay, lang),
    t[lang]('nights', { nights: daysBetween(firstDay, lastDay) }),
    roomOf(product, selection.room)?.label[lang] ?? selection.room,
    boardLabel(product, selection.board, lang),
    t[lang]('people', { people: people.length }),
  ],
  variant: ({ room: type, board }) => `${type} ${board}`,
  meeting: ({ product: { rules } }, _, lang) => ({
    place: rules.place,
    time: t[lang]('check-in', { time: formatTime(rules.checkIn, lang) }),
  }),
  summarize: summarizeRooms,
  describeOffer: () => ({ ageDay: 'first-day', levels: [], slots: [], pass: null }),
  questions: askRoom,
  pricesInStay: roomPricesInStay,
  stepValues,
  move: (_, { selection }, { from, to }) => ({ ...selection, arrival: from, departure: to }),
  lodging(context, { selection, firstDay, lastDay }, people) {
    const type = roomOf(context.product, selection.room)
    if (!type) return undefined
    return {
      classification: context.product.rules.classification,
      arrival: firstDay,
      departure: lastDay,
      nightCents: roomPriceByNight(context, type, nightsBetween(firstDay, lastDay), people),
    }
  },
})

function roomOf({ rules }: Product<RoomRules>, code: string) {
  return rules.rooms.find((one) => one.code === code)
}

function boardLabel({ rules }: Product<RoomRules>, code: string, lang: Lang): string {
  return rules.boards.find((one) => one.code === code)?.label[lang] ?? code
}

function stepValues(product: Product<RoomRules>, { age, board, unit }: PriceDerivationStep, lang: Lang) {
  return {
    ...(typeof age === 'string' && { age: guestLabel(product, age, lang) }),
    ...(typeof board === 'string' && { board: boardLabel(product, board, lang) }),
    ...(typeof unit === 'number' && { unit: formatCents(unit, lang) }),
  }
}

function guestLabel({ rules }: Product<RoomRules>, code: string, lang: Lang): string {
  return rules.guests.find((one) => one.code === code)?.label[lang] ?? code
}
