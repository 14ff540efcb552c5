import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { enterPeople, openOffer, selector, words } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const t = words.fr
const year = String(new Date().getFullYear() - 34)
const product = 'adults-nordic'
const lesson = '/cours-adultes/ski-de-fond/'

type Slot = { id: string; places: number; levels?: string[]; start: string }

test('SHOP-1 two buyers race for the last place: one has it, the other is told what else there is', async ({
  browser,
  request,
  stack,
}) => {
  test.setTimeout(180_000)
  const offer = (await (await request.get(`${stack.sales}/api/offers/${product}?resort=valorsene&lang=fr`)).json()) as {
    slots: Slot[]
    levels: { code: string }[]
  }
  const slot = offer.slots.find(({ places }) => places > 1)!
  const level = slot.levels?.[0] ?? offer.levels[0]!.code
  await leaveOne(slot, async (participants) => {
    const answer = await request.post(`${stack.sales}/api/carts/new/lines`, {
      data: {
        key: randomUUID(),
        version: 0,
        lang: 'fr',
        resort: 'valorsene',
        product,
        selection: { type: 'lesson', slot: slot.id, level },
        participants,
      },
    })
    expect(answer.status()).toBeLessThan(300)
  })

  const pages = await Promise.all([arrive(browser, stack.site, 'Anne'), arrive(browser, stack.site, 'Bruno')])
  for (const page of pages)
    await chooseSlot(
      page,
      offer.levels.findIndex(({ code }) => code === level),
    )
  await Promise.all(pages.map((page) => selector(page).getByRole('button', { name: t.add }).click()))
  const outcomes = await Promise.all(pages.map(outcome))
  expect(outcomes.toSorted((a, b) => a.localeCompare(b))).toEqual(['held', 'told'])
  const after = (await (await request.get(`${stack.sales}/api/offers/${product}?resort=valorsene&lang=fr`)).json()) as {
    slots: Slot[]
  }
  expect(after.slots.find(({ id }) => id === slot.id)?.places).toBe(0)
  await Promise.all(pages.map((page) => page.context().close()))
})

/** Holds all places of the slot but one, as other families would. */
async function leaveOne(slot: Slot, hold: (participants: object[]) => Promise<void>): Promise<void> {
  for (let left = slot.places - 1; left > 0; left -= 12) {
    const count = Math.min(left, 12)
    await hold(
      Array.from({ length: count }, (_, index) => ({
        firstName: `Membre ${left}-${index}`,
        lastName: 'Durand',
        birthDate: `${year}-03-02`,
      })),
    )
  }
}

async function arrive(browser: Browser, site: string, first: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(lesson)
  await openOffer(page, t)
  await enterPeople(page, t, [{ first, last: 'Petit', born: ['2', '3', year] }])
  return page
}

async function chooseSlot(page: Page, level: number): Promise<void> {
  const dialog = selector(page)
  await dialog.getByRole('radiogroup').nth(0).getByRole('radio').nth(level).check()
  await dialog.getByRole('radiogroup').nth(1).getByRole('radio').first().check()
  await dialog.getByRole('radiogroup').nth(2).getByRole('radio').first().check()
  await expect(dialog).toContainText('Plus que 1 place')
}

async function outcome(page: Page): Promise<string> {
  const held = page.getByText('C’est dans le panier')
  const told = selector(page).getByRole('alert')
  await expect(held.or(told).first()).toBeVisible()
  return (await held.isVisible()) ? 'held' : 'told'
}
