import { fromEuros } from 'base/money'
import { z } from 'zod'
import type { GeneratedPool } from '../../catalogue/generated.ts'
import { ages, euros, texts, vat } from '../../catalogue/product.ts'
import type { Season } from '../../catalogue/product.ts'
import type { CatalogueSource, SourceProduct } from '../../catalogue/source.ts'
import { nightsBetween, poolOfNight, roomGroup } from './nights.ts'
import { stayRule } from './rules.ts'
import type { RoomRules } from './rules.ts'

const time = z.string().regex(/^\d{1,2}:\d{2}$/)

/** Prices for a person and a night, by category of guests. */
const prices = z.record(z.string(), z.strictObject({ low: euros.min(0), high: euros.min(0) }))

const room = z
  .strictObject({
    code: z.string().regex(/^[a-z][a-z0-9-]*$/),
    rooms: z.number().int().min(0),
    people: z.strictObject({ from: z.number().int().min(1), to: z.number().int().min(1).max(12) }),
    cots: z.number().int().min(0),
    prices,
    name: texts,
    hint: texts,
  })
  .refine(({ people }) => people.from <= people.to, 'a room for fewer people at most than at least')

type Prices = z.infer<typeof prices>
type PricedByGuests = { guests: readonly { code: string; free: boolean }[] } & Record<
  'rooms' | 'boards',
  readonly { prices: Prices }[]
>

const house = z
  .strictObject({
    product: z.string(),
    classification: z.string(),
    vat,
    place: z.string(),
    checkIn: time,
    maxNights: z.number().int().min(1).max(60),
    ageOn: z.enum(['arrival', 'night']),
    guests: z.array(ages.extend({ code: z.string(), free: z.boolean().default(false), label: texts })).min(1),
    boards: z.array(z.strictObject({ code: z.string(), prices, name: texts })).min(1),
    stays: z.record(z.string(), stayRule.strict()),
    rooms: z.array(room).min(1),
    name: texts,
    summary: texts,
  })
  .refine(({ stays }) => stays.low, 'a house says how long guests stay outside the periods: stays.low')
  .refine(
    ({ guests }) => coverAllAges(guests),
    'categories of guests begin at 0, follow each other, and the last has no end',
  )
  .refine(haveAllPrices, 'a room or a board has no price for a category of guests who pay')

const roomFile = z.strictObject({ houses: z.array(house) })
type RoomFile = z.infer<typeof roomFile>
type House = RoomFile['houses'][number]

function coverAllAges(guests: readonly { from: number; to?: number | undefined }[]): boolean {
  return (
    guests.every(({ from }, index) => from === (index === 0 ? 0 : (guests[index - 1]?.to ?? -2) + 1)) &&
    guests.at(-1)?.to === undefined
  )
}

function haveAllPrices({ guests, rooms, boards }: PricedByGuests): boolean {
  const paying = guests.filter(({ free }) => !free)
  return [...rooms, ...boards].every((one) => paying.every(({ code }) => one.prices[code]))
}

/**
 * The rooms of houses. Lodging on fixed dates has no right of withdrawal (L221-28 12°); its rate of value added tax is said by the file.
 */
export const roomSource: CatalogueSource<RoomFile> = {
  name: 'rooms.yaml',
  schema: roomFile,
  products: ({ houses }) => houses.map(productOf),
  tariffs: () => [],
  pools: ({ houses }, { resort, season }) => houses.flatMap((one) => poolsOf(resort, one, season)),
}

function productOf({ product, name, summary, vat, rooms, boards, ...house }: House): SourceProduct {
  const rules: RoomRules = {
    ...house,
    boards: boards.map(({ code, name: label, prices }) => ({ code, label, prices: inCents(prices) })),
    rooms: rooms.map(({ code, name: label, hint, rooms: count, people, cots, prices }) => ({
      code,
      label,
      hint,
      rooms: count,
      ...people,
      cots,
      prices: inCents(prices),
    })),
  }
  return { id: product, name, summary, withdrawal: 'none', vat, rules }
}

function inCents(prices: Prices): RoomRules['rooms'][number]['prices'] {
  return Object.fromEntries(
    Object.entries(prices).map(([code, { low, high }]) => [code, { low: fromEuros(low), high: fromEuros(high) }]),
  )
}

/** A pool for each type of room and night; the last day of a season is one of departure. */
function poolsOf(resort: string, { product, rooms }: House, { firstDay, lastDay }: Season): GeneratedPool[] {
  return rooms.flatMap(({ code, rooms: capacity }) =>
    nightsBetween(firstDay, lastDay).map((night) => ({
      id: poolOfNight(resort, product, code, night),
      groupKey: roomGroup(product),
      firstDay: night,
      lastDay: night,
      data: {},
      capacity,
    })),
  )
}
