import { fail, ok } from 'base/errors'
import type { z } from 'zod'
import type { Person, removeLineRequest, setPersonRequest, setStayRequest } from '../api/cart.ts'
import { isSamePerson } from './plan-addition.ts'
import type { Cart, Line } from './cart.ts'
import { repriceLine } from './reprice.ts'
import type { Refusal } from './refusal.ts'
import { storeChange } from './store-change.ts'
import { openCart } from './write.ts'
import type { CartContext, WriteResult } from './write.ts'

type Level = z.infer<typeof setPersonRequest>['level']

/** Removes a line and releases its holds. The person stays in the party. */
export async function removeCartLine(
  context: CartContext,
  cartId: string,
  lineId: string,
  request: z.infer<typeof removeLineRequest>,
): Promise<WriteResult> {
  const opened = await openCart(context, cartId, request)
  if ('ok' in opened) return opened
  const line = opened.cart.lines.find(({ id }) => id === lineId)
  if (!line) return refused(fail('unknown-line', 'unknown-line').failure)
  const lines = opened.cart.lines.filter((one) => one !== line)
  return storeChange(context, request, opened, { ...opened.cart, lines })
}

/** Sets the stay of the party. */
export async function setStay(
  context: CartContext,
  cartId: string,
  request: z.infer<typeof setStayRequest>,
): Promise<WriteResult> {
  const opened = await openCart(context, cartId, request)
  if ('ok' in opened) return opened
  return storeChange(context, request, opened, { ...opened.cart, stay: request.stay })
}

/**
 * Corrects a person, and their level in one of their lessons when that is asked too. With another birth date the prices of all their
 * lines are derived anew; a level alone changes no price. Refused when a line would not fit any more; what fits keeps its place.
 */
export async function setPerson(
  context: CartContext,
  cartId: string,
  personId: string,
  request: z.infer<typeof setPersonRequest>,
): Promise<WriteResult> {
  const opened = await openCart(context, cartId, request)
  if ('ok' in opened) return opened
  const before = opened.cart.party.find(({ id }) => id === personId)
  if (!before) return refused(fail('unknown-line', 'unknown-person').failure)
  const person = { id: personId, ...request.person }
  const other = opened.cart.party.find((one) => one.id !== personId && isSamePerson(one, person))
  if (other) return refused(fail('already-there', 'already-there', { name: other.firstName }).failure)
  const lines = linesToCheck(opened.cart, person, request.level)
  if (!lines) return refused(fail('unknown-line', 'unknown-line').failure)
  const keepsPrice = before.birthDate === person.birthDate
  const repriced = lines.map((line) => {
    const fresh = repriceLine(opened.catalogue, { party: [person] }, line, opened.today)
    return fresh.ok && keepsPrice ? ok(line) : fresh
  })
  const refusal = repriced.find((one) => !one.ok)
  if (refusal && !refusal.ok) return refused(refusal.failure)
  const corrected = new Map(repriced.flatMap((one) => (one.ok ? [[one.value.id, one.value] as const] : [])))
  return storeChange(context, request, opened, {
    ...opened.cart,
    party: opened.cart.party.map((one) => (one.id === personId ? person : one)),
    lines: opened.cart.lines.map((line) => corrected.get(line.id) ?? line),
  })
}

/** The person's lines that a correction concerns, as they are wished; undefined when a level is asked for no lesson of theirs. */
function linesToCheck({ party, lines }: Cart, person: Person, level: Level): Line[] | undefined {
  const theirs = lines.filter(({ people }) => people.includes(person.id))
  const bornAnew = !party.some(({ id, birthDate }) => id === person.id && birthDate === person.birthDate)
  if (!level) return bornAnew ? theirs : []
  const leveled = theirs.find(({ id, selection }) => id === level.line && 'level' in selection)
  if (!leveled) return undefined
  const corrected = { ...leveled, selection: { ...leveled.selection, level: level.code } }
  return bornAnew ? theirs.map((line) => (line === leveled ? corrected : line)) : [corrected]
}

function refused(failure: Refusal): WriteResult {
  return { ok: false, failure }
}
