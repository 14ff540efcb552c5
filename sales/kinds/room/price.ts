import type { Day } from 'base/day'
import { ok } from 'base/errors'
import type { Result } from 'base/errors'
import type { Cents } from 'base/money'
import type { Person } from '../../api/cart.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodOn } from '../../catalogue/season.ts'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import type { Price } from '../kind.ts'
import { refuseGuests } from './choice.ts'
import type { RoomChoice, RoomContext } from './choice.ts'
import { guestAt } from './rules.ts'
import type { GuestCategory, RoomRule, RoomRules } from './rules.ts'

/** A night of a guest. `period` is the code of a period of the season, or `low`. */
type GuestNight = { night: Day; guest: GuestCategory; period: string }

/**
 * What a room costs: for each guest and night the room by their category and the season of the night, then the board. Nights of guests
 * with one price are one step.
 */
export function priceRoom(
  { product: { rules } }: RoomContext,
  { season, room, board, nights }: RoomChoice,
  people: readonly Person[],
): Result<Price, 'age' | 'not-bookable'> {
  const refusal = refuseGuests(rules, room, nights[0] ?? '', people)
  if (refusal) return { ok: false, failure: refusal }
  const all = people.flatMap((person) => nightsOf(rules, season, nights, person))
  const paying = all.filter(({ guest }) => !guest.free)
  const steps = [
    ...stepsOf(paying, room.prices, { step: 'night' }),
    ...stepsOf(paying, board.prices, { step: 'board', board: board.code }),
    ...freeSteps(all),
  ]
  return ok({ cents: steps.reduce((sum, { cents }) => sum + cents, 0), steps })
}

function nightsOf(rules: RoomRules, season: Season, nights: readonly Day[], person: Person): GuestNight[] {
  const [arrival = ''] = nights
  return nights.flatMap((night) => {
    const guest = guestAt(rules, person.birthDate, rules.ageOn === 'night' ? night : arrival)
    return guest ? [{ night, guest, period: periodOn(season, night)?.code ?? 'low' }] : []
  })
}

/** A step for each category and period. What costs nothing is no step. */
function stepsOf(
  nights: readonly GuestNight[],
  prices: RoomRule['prices'],
  values: { step: string; board?: string },
): PriceDerivationStep[] {
  const groups = Map.groupBy(nights, ({ guest, period }) => `${guest.code} ${period}`)
  return [...groups.values()].flatMap((group) => {
    const [one] = group
    const unit = one ? priceOf(prices, one) : 0
    if (!one || unit === 0) return []
    const { guest, period } = one
    return [{ ...values, age: guest.code, period, nights: group.length, unit, cents: unit * group.length }]
  })
}

function priceOf(prices: RoomRule['prices'], { guest, period }: GuestNight): Cents {
  return prices[guest.code]?.[period === 'low' ? 'low' : 'high'] ?? 0
}

function freeSteps(nights: readonly GuestNight[]): PriceDerivationStep[] {
  const free = Map.groupBy(
    nights.filter(({ guest }) => guest.free),
    ({ guest }) => guest.code,
  )
  return [...free].map(([age, group]) => ({ step: 'free', age, nights: group.length, cents: 0 }))
}

/** The room alone in each night, without its board: what a tax is worked out from. */
export function roomPriceByNight(
  { catalogue, product: { rules } }: Pick<RoomContext, 'catalogue' | 'product'>,
  room: RoomRule,
  nights: readonly Day[],
  people: readonly Person[],
): Cents[] {
  const season = catalogue.seasons.find((one) => one.firstDay <= (nights[0] ?? '') && (nights[0] ?? '') <= one.lastDay)
  if (!season) return nights.map(() => 0)
  const all = people.flatMap((person) => nightsOf(rules, season, nights, person))
  return nights.map((night) =>
    all
      .filter((one) => one.night === night && !one.guest.free)
      .reduce((sum, one) => sum + priceOf(room.prices, one), 0),
  )
}
