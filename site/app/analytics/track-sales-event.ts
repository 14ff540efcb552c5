import { isDetail } from 'contracts/events'
import type { AnalyticsItem, SalesEventDetail, SalesEventName } from 'contracts/events'
import { outcomeOf } from 'contracts/payment'
import { quotationParameter } from 'contracts/widget'
import type { TrackedEvent } from './event.ts'
import { itemProps, revenueOf } from './items.ts'

/** The state of the page, at the time of the event, that its meaning depends on. */
export type TrackingContext = {
  /** The query of its address. */
  search: string
  /** How often payments of this cart had failed before. */
  attempts: (cartId: string) => number
}

type Conversion = (detail: unknown, context: TrackingContext) => TrackedEvent | undefined

/** Maps the widget's events to the analytics events of the specification (CART-4). Each is a goal of the same name in the analytics service. */
const conversions = new Map<string, Conversion>([
  when('sales:view-item', ({ items }) => withItems('view item', items)),
  when('sales:add-to-cart', ({ items }) => withItems('add to cart', items)),
  when('sales:remove-from-cart', ({ items }) => withItems('remove from cart', items)),
  when('sales:begin-checkout', ({ items }) => withItems('begin checkout', items)),
  when('sales:add-payment-info', ({ items, method }) => withItems('add payment info', items, { method })),
  when('sales:payment', payment),
  when('sales:contact', ({ flow }) => ({ name: 'contact', props: { flow } })),
])

/** The analytics event of a widget event; undefined for one that is not counted, or does not have the shape of the contract. */
export function trackSalesEvent(name: string, detail: unknown, context: TrackingContext): TrackedEvent | undefined {
  return conversions.get(name)?.(detail, context)
}

function when<Name extends SalesEventName>(
  name: Name,
  convert: (detail: SalesEventDetail<Name>, context: TrackingContext) => TrackedEvent | undefined,
): [Name, Conversion] {
  return [name, (detail, context) => (isDetail(name, detail) ? convert(detail, context) : undefined)]
}

function payment(detail: SalesEventDetail<'sales:payment'>, context: TrackingContext): TrackedEvent | undefined {
  const { items, code, total, cartId } = detail
  const outcome = outcomeOf(code)
  if (outcome === 'pending') return undefined
  if (outcome === 'refused')
    return { name: 'payment failure', props: { ...itemProps(items), code, attempt: context.attempts(cartId) + 1 } }
  return isQuotation(total, context) ? undefined : withItems('payment success', items)
}

/** A quotation that was accepted without anything being paid: nothing was sold yet (CART-7). */
function isQuotation(total: number, { search }: TrackingContext): boolean {
  return total === 0 && new URLSearchParams(search).has(quotationParameter)
}

function withItems(name: string, items: readonly AnalyticsItem[], more: Record<string, string> = {}): TrackedEvent {
  return { name, props: { ...itemProps(items), ...more }, revenue: revenueOf(items) }
}
