import type { Sql } from 'base/database'
import type { CartPreview } from '../api/cart.ts'
import { findFreePlaces } from '../availability/pool-places.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import { describeLine } from './cart-view.ts'
import { peopleOf, priceCart, totalOf } from './cart.ts'
import type { Cart, Line, PricedLine } from './cart.ts'
import { differenceOf } from './cart-difference.ts'
import type { PlannedChange } from './plan-change.ts'
import { sentenceOf } from './refusal.ts'

type Outcome = CartPreview['lines'][number]

/** What a planned change does to every line and to the sum, in a reader's words, and which lines could not get their new places. */
export async function previewChange(
  db: Sql,
  catalogue: Catalogue,
  before: Cart,
  { cart: after, reasons }: PlannedChange,
  lang: Lang,
): Promise<CartPreview> {
  const [old, planned] = [priceCart(catalogue, before), priceCart(catalogue, after)]
  const ids = [...new Set([...before.lines, ...after.lines].map(({ id }) => id))]
  return {
    lines: ids.flatMap((id) => {
      const [one, other] = [old, planned].map((lines) => lines.find(({ line }) => line.id === id))
      const reason = reasons.get(id)
      return describeOutcome(catalogue, { before: one, after: other, carts: [before, after] }, lang, {
        reason: reason ? sentenceOf(reason, lang) : '',
      })
    }),
    totalBeforeCents: totalOf(old),
    totalAfterCents: totalOf(planned),
    soldOut: await soldOutLines(db, before, after),
  }
}

type Pair = { before: PricedLine | undefined; after: PricedLine | undefined; carts: [Cart, Cart] }

function describeOutcome(
  catalogue: Catalogue,
  { before, after, carts: [old, planned] }: Pair,
  lang: Lang,
  { reason }: { reason: string },
): Outcome[] {
  const line = after?.line ?? before?.line
  if (!line) return []
  const shown = (priced: PricedLine | undefined) =>
    priced ? { detail: describeLine(catalogue, priced.line, lang), totalCents: priced.totalCents } : null
  return [
    {
      id: line.id,
      name: catalogue.products.get(line.product)?.name[lang] ?? line.product,
      people: peopleOf(after ? planned : old, line).map(({ firstName }) => firstName),
      outcome: outcomeOf(before, after),
      before: shown(before),
      after: shown(after),
      reason,
    },
  ]
}

function outcomeOf(before: PricedLine | undefined, after: PricedLine | undefined): Outcome['outcome'] {
  if (!before) return 'added'
  if (!after) return 'removed'
  if (before.line.firstDay !== after.line.firstDay || before.line.lastDay !== after.line.lastDay) return 'moved'
  return before.totalCents === after.totalCents ? 'kept' : 'repriced'
}

/** The lines that want more places of a pool than are free now. */
async function soldOutLines(db: Sql, before: Cart, after: Cart): Promise<string[]> {
  const { released, taken } = differenceOf(before, after)
  const free = await findFreePlaces(
    db,
    taken.map(({ pool }) => pool),
  )
  const missing = [...Map.groupBy(taken, ({ pool }) => pool)].filter(([pool, holds]) => {
    const given = released.filter((one) => one.pool === pool).reduce((sum, { places }) => sum + places, 0)
    const wanted = holds.reduce((sum, { places }) => sum + places, 0)
    return wanted - given > (free.get(pool) ?? 0)
  })
  return [...new Set(missing.flatMap(([, holds]) => holds.map(({ line }: { line: Line['id'] }) => line)))]
}
