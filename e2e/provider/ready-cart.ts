import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { cartIdKey } from 'contracts/widget'
import type { StackAddresses } from '../support/stack-file.ts'
import { cartPage } from './shopping.ts'

type Slot = { id: string; levels: string[]; places: number }
/** What a journey needs to know of the cart it begins with. */
export type ReadyCart = { id: string; slot: string }

const people = [
  { firstName: 'Zoé', lastName: 'Martin', birthDate: '2018-05-12' },
  { firstName: 'Anna', lastName: 'Martin', birthDate: '1986-03-04' },
]
const cartPages = { fr: cartPage, en: '/en/cart/' }

/**
 * Opens the cart page with what somebody has chosen before: a lesson for Zoé, on the last date that is on sale, and a pass for two
 * days for Anna. Made by the calls of the widget, for journeys that begin later than the choice.
 */
export async function openReadyCart(page: Page, stack: StackAddresses, lang: 'fr' | 'en' = 'fr'): Promise<ReadyCart> {
  const ask = async (product: string) =>
    (await (await page.request.get(`${stack.sales}/api/offers/${product}?resort=valorsene&lang=${lang}`)).json()) as {
      slots: Slot[]
      pass: { lastDay: string }
    }
  const slot = (await ask('children-ski')).slots.findLast(
    ({ levels, places }) => levels.includes('givre') && places > 1,
  )
  const { lastDay } = (await ask('area-pass')).pass
  const put = async (cart: string, version: number, lines: object) => {
    const write = { key: randomUUID(), version, lang, resort: 'valorsene' }
    const answer = await page.request.post(`${stack.sales}/api/carts/${cart}/lines`, { data: { ...write, ...lines } })
    expect(answer.status()).toBe(200)
    return ((await answer.json()) as { id: string }).id
  }
  const lesson = { type: 'lesson', slot: slot?.id, level: 'givre' }
  const id = await put('new', 0, { product: 'children-ski', selection: lesson, participants: [people[0]] })
  const pass = { type: 'pass', firstDay: lastDay, days: 1 }
  await put(id, 1, { product: 'area-pass', selection: pass, participants: [people[1]] })
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [cartIdKey, id] as const)
  await page.goto(cartPages[lang])
  await expect(page.locator('.cart-line')).toHaveCount(2)
  return { id, slot: slot?.id ?? '' }
}
