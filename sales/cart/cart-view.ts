import type { CartLine, CartView } from '../api/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang, Product } from '../catalogue/product.ts'
import { durationTexts } from '../catalogue/wording/durations.ts'
import { formatDays, createTranslators, formatTime } from '../catalogue/format.ts'
import { ageLabel, formatSteps } from '../pricing/format-steps.ts'
import { heldUntil, lineState, participantOf, poolOf, priceCart, totalOf } from './cart.ts'
import type { Cart, Line, PricedLine } from './cart.ts'

const t = createTranslators<typeof durationTexts.fr>(durationTexts)

/** The cart as its buyer sees it, in a language, at a moment. */
export function toCartView(catalogue: Catalogue, cart: Cart, now: Date, lang: Lang = cart.lang): CartView {
  const priced = priceCart(catalogue, cart)
  const lines = priced.map((one) => lineView(catalogue, cart, one, now, lang))
  const { id, version, state, stay, party } = cart
  return {
    id,
    version,
    state,
    lang,
    now: now.toISOString(),
    stay,
    party,
    lines,
    priceCents: lines.reduce((sum, { priceCents }) => sum + priceCents, 0),
    totalCents: totalOf(priced),
    heldUntil: earliest(lines.map(({ heldUntil }) => heldUntil)),
    order: cart.orderToken,
  }
}

function earliest(instants: (string | null)[]): string | null {
  return instants.filter((one) => one !== null).toSorted()[0] ?? null
}

function lineView(catalogue: Catalogue, cart: Cart, priced: PricedLine, now: Date, lang: Lang): CartLine {
  const { line, steps, priceCents, totalCents } = priced
  const product = productOf(catalogue, line)
  return {
    id: line.id,
    kind: line.kind,
    product: line.product,
    name: product.name[lang],
    merchantName: catalogue.merchants.get(product.merchant)?.name ?? '',
    participant: participantOf(cart, line),
    selection: line.selection,
    detail: describeLine(catalogue, line, lang),
    firstDay: line.firstDay,
    lastDay: line.lastDay,
    priceCents,
    totalCents,
    steps: formatSteps(catalogue, line.product, steps, lang),
    withdrawal: product.withdrawal,
    state: lineState(line, now),
    heldUntil: heldUntil(line, now)?.toISOString() ?? null,
  }
}

function productOf(catalogue: Catalogue, { product: id }: Line): Product {
  const product = catalogue.products.get(id)
  if (!product) throw new Error(`a cart holds the product ${id}, which the catalogue does not know any more`)
  return product
}

/** Days, time, place and level of a lesson, or days and age category of a pass, in one line to read. */
export function describeLine(catalogue: Catalogue, line: Line, lang: Lang): string {
  const { selection, firstDay, lastDay } = line
  const days = formatDays(firstDay, lastDay, lang)
  if (selection.kind === 'LIFT') {
    const length = line.firstDay === lastDay || selection.days > 31 ? '' : t[lang]('days', { days: selection.days })
    return joined([days, length, ageLabel(catalogue, line.product, line.derivation.ageCategory, lang)])
  }
  const slot = catalogue.slots.get(selection.slot)
  return joined([
    days,
    slot ? formatTime(slot.time, lang) : '',
    meetingPointOf(catalogue, line) ?? '',
    levelName(catalogue, line.product, selection.level, lang),
  ])
}

/** Where a lesson begins; null for everything else. */
export function meetingPointOf(catalogue: Catalogue, line: Pick<Line, 'holds'>): string | null {
  const slot = catalogue.slots.get(poolOf(line) ?? '')
  return slot ? (catalogue.meetingPoints[slot.meetingPoint] ?? slot.meetingPoint) : null
}

export function levelName(catalogue: Catalogue, product: string, code: string, lang: Lang): string {
  const rules = catalogue.products.get(product)?.rules
  const level = rules?.sort === 'lesson' ? rules.levels.find((one) => one.code === code) : undefined
  return level?.name[lang] ?? code
}

function joined(parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
