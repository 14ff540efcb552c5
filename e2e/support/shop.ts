import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The words of the shop that a journey needs, in the two languages with full content. */
export const words = {
  fr: {
    choose: 'Choisir mes dates',
    first: 'Prénom',
    last: 'Nom',
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    enter: 'Enregistrer cette personne',
    another: 'Ajouter une personne',
    add: 'Ajouter au panier',
    seeCart: 'Voir le panier',
    checkout: 'Passer la commande',
    email: 'E-mail',
    phone: 'Téléphone',
    terms: /J’ai lu et j’accepte/,
    order: 'Commander avec obligation de paiement',
    refused: 'Le paiement n’a pas abouti',
    again: 'Payer à nouveau',
    paid: 'Merci, c’est payé !',
    remove: 'Retirer',
  },
  en: {
    choose: 'Choose my dates',
    first: 'First name',
    last: 'Last name',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    enter: 'Save this person',
    another: 'Add a person',
    add: 'Add to cart',
    seeCart: 'Go to cart',
    checkout: 'Check out',
    email: 'E-mail',
    phone: 'Phone',
    terms: /I have read and accept/,
    order: 'Order with obligation to pay',
    refused: 'The payment did not go through',
    again: 'Pay again',
    paid: 'Thank you, it is paid!',
    remove: 'Remove',
  },
} as const
export type ShopWords = (typeof words)[keyof typeof words]

/** A participant; `born` as day, month, year. */
export type Participant = { first: string; last: string; born: [string, string, string] }

/** Opens the selector of the first offer of the page. Until the widget has come the button is a link, so it is tried again. */
export async function openOffer(page: Page, t: ShopWords): Promise<void> {
  const path = new URL(page.url()).pathname
  await expect(async () => {
    if (new URL(page.url()).pathname !== path) await page.goto(path)
    await page.waitForFunction(() => 'salesWidget' in window)
    await page
      .getByRole('main')
      .getByRole('link', { name: t.choose })
      .or(page.getByRole('main').getByRole('button', { name: t.choose }))
      .first()
      .click()
    await expect(selector(page).getByRole('button', { name: t.add })).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 30_000 })
}

export function selector(page: Page) {
  return page.getByRole('dialog').filter({ visible: true })
}

/** Enters people in the open selector, one after the other. */
export async function enterPeople(page: Page, t: ShopWords, people: readonly Participant[]): Promise<void> {
  for (const [index, { first, last, born }] of people.entries()) {
    const dialog = selector(page)
    if (index > 0) await dialog.getByRole('button', { name: t.another }).click()
    await dialog.getByLabel(t.first, { exact: true }).fill(first)
    await dialog.getByLabel(t.last, { exact: true }).fill(last)
    await dialog.getByLabel(t.day, { exact: true }).fill(born[0])
    await dialog.getByLabel(t.month, { exact: true }).fill(born[1])
    await dialog.getByLabel(t.year, { exact: true }).fill(born[2])
    await dialog.getByRole('button', { name: t.enter }).click()
    await expect(dialog.getByRole('checkbox', { name: new RegExp(first) })).toBeChecked()
  }
}

/** Fills the checkout's form and orders; ends on the bank's page. */
export async function order(page: Page, t: ShopWords, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t.checkout }).click()
  await main.getByLabel(t.first, { exact: true }).fill('Claire')
  await main.getByLabel(t.last, { exact: true }).fill('Martin')
  await main.getByLabel(t.email).fill(email)
  await main.getByLabel(t.phone).fill('06 12 34 56 78')
  await main.getByLabel(t.terms).check()
  await main.getByRole('button', { name: t.order }).click()
  await page.waitForURL(/\/bank\//)
}

/** Pays on the bank's page with a card; ends wherever the bank sends the browser. */
export async function pay(page: Page, card: string): Promise<void> {
  await page.locator('#number').fill(card)
  await page.locator('#expiry').fill('12/30')
  await page.locator('#cvv').fill('123')
  await page.locator('button[value=pay]').click()
}

/** The cards of the demo bank: the last four digits are the answer. */
export const cards = {
  accepted: '4234 6030 1124 0000',
  challenge: '4464 2157 9099 0001',
  refused: '4234 6075 6419 4001',
  late: '4234 6074 8394 5004',
} as const
