import type { Day } from 'base/day'
import { ok } from 'base/errors'
import type { AdditionQuote, QuoteAdditionRequest } from '../api/addition-quote.ts'
import type { Person } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { resolveSelection } from '../kinds/resolve.ts'
import { priceCart, totalOf } from './cart.ts'
import type { Cart, Line, PricedLine } from './cart.ts'
import { describePrice } from './describe-price.ts'
import { findOverlaps } from './overlaps.ts'
import { withConsequences } from './consequences.ts'
import { groupsOf, matchParty, nothingToFollow, planLine } from './plan-addition.ts'
import type { PlanResult } from './plan-addition.ts'
import { sentenceOf } from './refusal.ts'

/**
 * Prices an addition within its cart without writing anything, by the same rules as the addition itself: reductions of the whole cart
 * are in it. A line that cannot be had gets a refusal of its own; all others are priced together.
 */
export function quoteAddition(
  catalogue: Catalogue,
  cart: Cart,
  request: QuoteAdditionRequest,
  { now, today }: { now: Date; today: Day },
): PlanResult<AdditionQuote> {
  const { lang } = request
  const selected = resolveSelection(catalogue, request.product, request.selection, today)
  if (!selected.ok) return selected
  const party = matchParty(cart, request.participants)
  if (!party.ok) return party
  const added: Line[] = []
  const planned = groupsOf(selected.value, party.value).map((people) => {
    const line = planLine([...cart.lines, ...added], people, selected.value, { ...request, now })
    if (line.ok) added.push(line.value)
    return line
  })
  const people = party.value.filter((person) => !cart.party.includes(person))
  const whole = { ...cart, party: [...cart.party, ...people], lines: [...cart.lines, ...added] }
  const priced = priceCart(catalogue, withConsequences(catalogue, whole, today))
  const isQuoted = ({ line }: PricedLine): boolean => added.some(({ id }) => id === line.id)
  const [quoted, existing] = [priced.filter(isQuoted), priced.filter((one) => !isQuoted(one))]
  const lines = planned.map((line) => {
    const priceable = line.ok ? findQuoted(quoted, line.value) : line
    if (!priceable.ok)
      return {
        quote: null,
        refusal: { code: priceable.failure.code, message: sentenceOf(priceable.failure, lang) },
        overlaps: [],
      }
    const { value } = priceable
    return {
      quote: quoteOf(catalogue, value, lang),
      refusal: null,
      overlaps: findOverlaps(catalogue, cart, party.value, value.line, lang),
    }
  })
  return {
    ok: true,
    value: {
      lines,
      priceCents: quoted.reduce((sum, { priceCents }) => sum + priceCents, 0),
      totalCents: totalOf(quoted),
      otherLinesCents: totalOf(existing) - totalOf(priceCart(catalogue, cart)),
      cartTotalCents: totalOf(priced),
    },
  }
}

/** A line as the whole cart prices it; one that follows others may have nothing to follow. */
function findQuoted(quoted: readonly PricedLine[], { id }: Line): PlanResult<PricedLine> {
  const priced = quoted.find(({ line }) => line.id === id)
  return priced ? ok(priced) : nothingToFollow()
}

function quoteOf(
  catalogue: Catalogue,
  { line, steps, totalCents }: PricedLine,
  lang: Lang,
): AdditionQuote['lines'][number]['quote'] {
  return { priceCents: line.priceCents, totalCents, ...describePrice(catalogue, line, steps, lang) }
}

/** Nobody and nothing: the cart that a quote for a first addition is made in. */
export function emptyCartOf(resort: string, request: Pick<QuoteAdditionRequest, 'lang'>): Cart {
  return {
    id: 'new',
    resort,
    version: 0,
    state: 'open',
    lang: request.lang,
    stay: null,
    party: [] satisfies Person[],
    lines: [],
    orderToken: null,
  }
}
