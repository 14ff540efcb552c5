import type { Page } from '@playwright/test'
import { cartIdKey } from '../widget/widget.ts'
import { hostPages } from './host-site.ts'
import { ask } from './answer-duties.ts'
import { must } from './must.ts'
import type { Buyer, Provider } from './provider.ts'
import { settled } from './told.ts'
import type { Told } from './told.ts'
import type { Visits } from './visits.ts'

/** What a page knows at a moment, what the provider's server says of it, and what was told since the moment before. */
export type Moment = {
  cartId: string | null
  /** What the page's own storage has under the agreed key. */
  stored: string | null
  cart: unknown
  answered: unknown
  told: Told[]
}

/** What was seen of a visit that buys: two tabs, everything out once, a payment refused, and one that succeeds. */
export type Walk = {
  added: Moment
  other: Moment
  reloaded: Moment
  emptied: Moment
  addedAgain: Moment
  refused: Moment
  paid: Moment
  faults: string[]
}

/**
 * Walks through a purchase as the provider's own buyer does it, and notes what happens. It judges nothing.
 * @throws Unkept when a step cannot be taken.
 */
export async function walk({ visitor, provider }: Visits, buyer: Buyer): Promise<Walk> {
  const someone = await visitor()
  const other = await someone.open(hostPages.offer)
  const page = await someone.open(hostPages.offer)
  const look = momentsOf(provider, someone.told)

  await step('add', () => add(page, buyer))
  const added = await look(page, 'sales:cart-changed', 'sales:add-to-cart')
  const otherTab = await look(other, 'sales:cart-changed')
  await page.goto(`${provider.site}${hostPages.cart}`)
  const reloaded = await look(page)
  await step('empty', () => buyer.empty(page))
  const emptied = await look(page, 'sales:cart-changed', 'sales:remove-from-cart')
  await page.goto(`${provider.site}${hostPages.offer}`)
  await step('add', () => add(page, buyer))
  const addedAgain = await look(page, 'sales:cart-changed')
  await page.goto(`${provider.site}${hostPages.cart}`)
  await step('pay', () => buyer.pay(page, 'refused'))
  const refused = await look(page, 'sales:payment')
  await step('pay', () => buyer.pay(page, 'paid'))
  const paid = await look(page, 'sales:payment', 'sales:cart-changed')
  return { added, other: otherTab, reloaded, emptied, addedAgain, refused, paid, faults: someone.faults }
}

async function add(page: Page, buyer: Buyer): Promise<void> {
  await page.bringToFront()
  await page.locator('#offer').click()
  await buyer.add(page)
}

async function step(name: keyof Buyer, take: () => Promise<void>): Promise<void> {
  await take().catch((error: unknown) => must(false, `The buyer could not ${name}: ${String(error)}`))
}

/** Looks at a page once it has been told what is expected, or some seconds have gone by. */
function momentsOf(provider: Provider, toldTo: (page: Page) => Told[]) {
  const read = new Map<Page, number>()
  return async (page: Page, ...expected: string[]): Promise<Moment> => {
    const since = (): Told[] => toldTo(page).slice(read.get(page) ?? 0)
    await settled(() => expected.every((name) => since().some((one) => one.name === name)))
    const told = since()
    read.set(page, (read.get(page) ?? 0) + told.length)
    const known = await page.evaluate(
      async (key) => ({
        cartId: window.salesWidget?.cartId ?? null,
        stored: sessionStorage.getItem(key),
        cart: await window.salesWidget?.getCart().catch((error: unknown) => `rejected: ${String(error)}`),
      }),
      cartIdKey,
    )
    const request = JSON.stringify({ cartId: known.cartId, lang: 'fr', resort: provider.resort })
    return { ...known, answered: await (await ask(provider, request)).json(), told }
  }
}
