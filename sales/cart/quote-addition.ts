import type { Day } from 'base/day'
import type { AdditionQuote, QuoteAdditionRequest } from '../api/addition-quote.ts'
import type { Person } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { resolveSelection } from '../kinds/resolve.ts'
import { priceCart, totalOf } from './cart.ts'
import type { Cart, Line, PricedLine } from './cart.ts'
import { describePrice } from './describe-price.ts'
import { findOverlaps } from './overlaps.ts'
import { matchParty, planLine } from './plan-addition.ts'
import type { PlanResult } from './plan-addition.ts'
import { sentenceOf } from './refusal.ts'

/**
 * Prices an addition within its cart without writing anything, by the same rules as the addition itself: reductions of the whole cart
 * are in it. Whoever cannot have it gets a refusal of their own; all others are priced together.
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
  const planned = party.value.map((person) => {
    const line = planLine([...cart.lines, ...added], person, selected.value, { ...request, now })
    if (line.ok) added.push(line.value)
    return { person, line }
  })
  const priced = priceCart(catalogue, { lines: [...cart.lines, ...added] })
  const [existing, quoted] = [priced.slice(0, cart.lines.length), priced.slice(cart.lines.length)]
  const participants = planned.map(({ person, line }) => ({
    quote: line.ok ? quoteOf(catalogue, quoted, line.value, request) : null,
    refusal: line.ok ? null : { code: line.failure.code, message: sentenceOf(line.failure, lang) },
    overlaps: line.ok ? findOverlaps(catalogue, cart.lines, person, line.value, lang) : [],
  }))
  return {
    ok: true,
    value: {
      participants,
      priceCents: quoted.reduce((sum, { priceCents }) => sum + priceCents, 0),
      totalCents: totalOf(quoted),
      otherLinesCents: totalOf(existing) - totalOf(priceCart(catalogue, cart)),
      cartTotalCents: totalOf(priced),
    },
  }
}

function quoteOf(
  catalogue: Catalogue,
  quoted: readonly PricedLine[],
  line: Line,
  { lang }: QuoteAdditionRequest,
): AdditionQuote['participants'][number]['quote'] {
  const priced = quoted.find((one) => one.line === line)
  return {
    priceCents: line.priceCents,
    totalCents: priced?.totalCents ?? line.priceCents,
    ...describePrice(catalogue, line, priced?.steps ?? line.derivation.steps, lang),
  }
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
