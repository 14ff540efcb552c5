import { isDeepStrictEqual } from 'node:util'
import type { Cart, Line } from '../cart/cart.ts'
import { participantOf, poolOf } from '../cart/cart.ts'
import { meetingPointOf, toCartView } from '../cart/cart-view.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { formatTime } from '../catalogue/format.ts'
import type { Lang } from '../catalogue/product.ts'
import type { OrderLine } from '../orders/order.ts'

/** A cart's lines as the buyer sees them in a language, to be stored with the order: later changes of the catalogue do not reach them. */
export function orderLinesOf(catalogue: Catalogue, cart: Cart, lang: Lang, now: Date): OrderLine[] {
  return toCartView(catalogue, cart, now, lang).lines.map((view, index) => {
    const holds = cart.lines[index]?.holds ?? []
    const { participant, name, merchantName, detail, firstDay, lastDay, withdrawal, selection, steps } = view
    return {
      id: view.id,
      kind: view.kind,
      product: view.product,
      merchant: catalogue.products.get(view.product)?.merchant ?? '',
      totalCents: view.totalCents,
      data: {
        name,
        merchantName,
        participant: `${participant.firstName} ${participant.lastName}`,
        birthDate: participant.birthDate,
        detail,
        firstDay,
        lastDay,
        time: timeOf(catalogue, { holds }, lang),
        meetingPoint: meetingPointOf(catalogue, { holds }),
        withdrawal,
        selection,
        steps,
      },
    }
  })
}

function timeOf(catalogue: Catalogue, line: Pick<Line, 'holds'>, lang: Lang): string | null {
  const slot = catalogue.slots.get(poolOf(line) ?? '')
  return slot ? formatTime(slot.time, lang) : null
}

/** Whether a person or a selection of the cart was corrected after the order was made. Both have the same lines. */
export function hasCorrections(ordered: readonly OrderLine[], cart: Cart): boolean {
  return ordered.some(({ id, data }) => {
    const line = cart.lines.find((one) => one.id === id)
    if (!line) return true
    const { firstName, lastName, birthDate } = participantOf(cart, line)
    const same = data.participant === `${firstName} ${lastName}` && data.birthDate === birthDate
    return !same || !isDeepStrictEqual(data.selection, line.selection)
  })
}
