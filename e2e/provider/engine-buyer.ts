import type { Buyer } from 'contracts/conformance'
import { expect } from '@playwright/test'
import { addToCart, cards, chooseLesson, enter, enterBuyer, pay, zoe } from './shopping.ts'

/** Operates the UI of our sales engine for the conformance suite. `sales`: where its bank is. */
export function engineBuyer(sales: string): Buyer {
  return {
    add: async (page) => {
      const known = page.getByRole('checkbox', { name: zoe.firstName })
      const field = page.getByLabel('Prénom')
      await expect(known.or(field).first()).toBeVisible()
      if (await field.isVisible()) await enter(page, zoe)
      else await known.check()
      await chooseLesson(page)
      await addToCart(page)
      await page.keyboard.press('Escape')
    },
    empty: (page) => page.getByRole('button', { name: /^Retirer/ }).click(),
    pay: async (page, outcome) => {
      const again = page.getByRole('button', { name: 'Payer à nouveau' })
      const first = page.getByRole('button', { name: 'Passer la commande' })
      await first.or(again).click()
      await enterBuyer(page)
      await pay(page, sales, outcome === 'paid' ? cards.paid : cards.refused)
      await page.waitForURL((url) => url.origin !== sales)
    },
  }
}
