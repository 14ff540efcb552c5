import { isDeepStrictEqual } from 'node:util'
import type { Person } from '../api/cart.ts'
import type { Cart, Line } from '../cart/cart.ts'
import { peopleOf } from '../cart/cart.ts'
import { toCartView } from '../cart/cart-view.ts'
import { kindOfLine } from '../cart/kind-line.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang } from '../catalogue/product.ts'
import type { OrderLine } from '../orders/order.ts'

/** A cart's lines as the buyer sees them in a language, to be stored with the order: later changes of the catalogue do not reach them. */
export function orderLinesOf(catalogue: Catalogue, cart: Cart, lang: Lang, now: Date): OrderLine[] {
  return toCartView(catalogue, cart, now, lang).lines.map((view, index) => {
    const line = cart.lines[index]
    const meeting = line ? meetingOf(catalogue, line, lang) : null
    const { people, name, merchantName, detail, firstDay, lastDay, withdrawal, selection, steps } = view
    return {
      id: view.id,
      kind: view.kind,
      product: view.product,
      merchant: catalogue.products.get(view.product)?.merchant ?? '',
      totalCents: view.totalCents,
      data: {
        name,
        merchantName,
        ...participantsOf(people),
        detail,
        firstDay,
        lastDay,
        time: meeting?.time ?? null,
        meetingPoint: meeting?.place ?? null,
        withdrawal,
        selection,
        steps,
      },
    }
  })
}

/** Names and birth dates of the people of a line, as an order keeps them. */
function participantsOf(people: readonly Person[]): { participant: string; birthDate: string } {
  return {
    participant: people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
    birthDate: people.map(({ birthDate }) => birthDate).join(', '),
  }
}

function meetingOf(catalogue: Catalogue, line: Line, lang: Lang) {
  const { kind, context } = kindOfLine(catalogue, line)
  return kind.meeting(context, line, lang)
}

/** Whether a person or a selection of the cart was corrected after the order was made. Both have the same lines. */
export function hasCorrections(ordered: readonly OrderLine[], cart: Cart): boolean {
  return ordered.some(({ id, data }) => {
    const line = cart.lines.find((one) => one.id === id)
    if (!line) return true
    const { participant, birthDate } = participantsOf(peopleOf(cart, line))
    const same = data.participant === participant && data.birthDate === birthDate
    return !same || !isDeepStrictEqual(data.selection, line.selection)
  })
}
