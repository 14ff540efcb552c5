import type { Page } from '@playwright/test'
import { cartIdKey } from '../widget/widget.ts'
import { hostPages } from './host-site.ts'
import { requestCart } from './http-duties.ts'
import { assertDuty } from './assertions.ts'
import type { Buyer, Provider } from './provider.ts'
import { eventually } from './recorded-events.ts'
import type { RecordedEvent } from './recorded-events.ts'
import type { HostSite } from './visitors.ts'

/** The state of a page at one moment: its UI, the provider's cart, and the events since the moment before. */
export type CartMoment = {
  cartId: string | null
  /** What the page's own storage has under the agreed key. */
  stored: string | null
  cart: unknown
  answered: unknown
  events: RecordedEvent[]
}

/** The record of a purchase: two tabs, everything removed once, a refused payment, and a successful one. */
export type PurchaseRecord = {
  added: CartMoment
  other: CartMoment
  reloaded: CartMoment
  emptied: CartMoment
  addedAgain: CartMoment
  refused: CartMoment
  paid: CartMoment
  faults: string[]
}

/**
 * Performs a purchase with the provider's own buyer and records it. It judges nothing.
 * @throws DutyFailure when a step cannot be taken.
 */
export async function recordPurchase({ newVisitor, provider }: HostSite, buyer: Buyer): Promise<PurchaseRecord> {
  const someone = await newVisitor()
  const other = await someone.open(hostPages.offer)
  const page = await someone.open(hostPages.offer)
  const check = momentsOf(provider, someone.events)

  await step('add', () => add(page, buyer))
  const added = await check(page, 'sales:cart-changed', 'sales:add-to-cart')
  const otherTab = await check(other, 'sales:cart-changed')
  await page.goto(`${provider.site}${hostPages.cart}`)
  const reloaded = await check(page)
  await step('empty', () => buyer.empty(page))
  const emptied = await check(page, 'sales:cart-changed', 'sales:remove-from-cart')
  await page.goto(`${provider.site}${hostPages.offer}`)
  await step('add', () => add(page, buyer))
  const addedAgain = await check(page, 'sales:cart-changed')
  await page.goto(`${provider.site}${hostPages.cart}`)
  await step('pay', () => buyer.pay(page, 'refused'))
  const refused = await check(page, 'sales:payment')
  await step('pay', () => buyer.pay(page, 'paid'))
  const paid = await check(page, 'sales:payment', 'sales:cart-changed')
  return { added, other: otherTab, reloaded, emptied, addedAgain, refused, paid, faults: someone.faults }
}

async function add(page: Page, buyer: Buyer): Promise<void> {
  await page.bringToFront()
  await page.locator('#offer').click()
  await buyer.add(page)
}

async function step(name: keyof Buyer, take: () => Promise<void>): Promise<void> {
  await take().catch((error: unknown) => assertDuty(false, `The buyer could not ${name}: ${String(error)}`))
}

/** Reads a page once the expected events have come, or after some seconds. */
function momentsOf(provider: Provider, toldTo: (page: Page) => RecordedEvent[]) {
  const read = new Map<Page, number>()
  return async (page: Page, ...expected: string[]): Promise<CartMoment> => {
    const since = (): RecordedEvent[] => toldTo(page).slice(read.get(page) ?? 0)
    await eventually(() => expected.every((name) => since().some((one) => one.name === name)))
    const events = since()
    read.set(page, (read.get(page) ?? 0) + events.length)
    const known = await page.evaluate(
      async (key) => ({
        cartId: window.salesWidget?.cartId ?? null,
        stored: sessionStorage.getItem(key),
        cart: await window.salesWidget?.getCart().catch((error: unknown) => `rejected: ${String(error)}`),
      }),
      cartIdKey,
    )
    const request = JSON.stringify({ cartId: known.cartId, lang: 'fr', resort: provider.resort })
    return { ...known, answered: await (await requestCart(provider, request)).json(), events }
  }
}
