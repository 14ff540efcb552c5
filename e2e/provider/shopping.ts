import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const lessonPage = '/cours-enfants/ski-6-12-ans/'
export const cartPage = '/panier/'
/** Cards of the demo bank: the last four digits are the outcome. */
export const cards = { paid: '4234603011240000', refused: '4234607564194001', late: '4234607483945004' }

export type Child = { firstName: string; born: [day: string, month: string, year: string] }
export const zoe: Child = { firstName: 'Zoé', born: ['12', '5', '2018'] }
export const lea: Child = { firstName: 'Léa', born: ['3', '9', '2016'] }

/** Opens the selector from a page's own button, once the shop has arrived in the page. */
export async function openSelector(page: Page, path = lessonPage): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-sales-price]').first()).toContainText('€')
  await page.locator('[data-sales-offer]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function enter(page: Page, { firstName, born: [day, month, year] }: Child): Promise<void> {
  const another = page.getByRole('button', { name: 'Ajouter une personne' })
  const field = page.getByLabel('Prénom')
  await expect(another.or(field)).toBeVisible()
  if (await another.isVisible()) await another.click()
  await field.fill(firstName)
  await page.getByLabel('Nom', { exact: true }).fill('Martin')
  await page.getByRole('textbox', { name: 'Jour', exact: true }).fill(day)
  await page.getByRole('textbox', { name: 'Mois', exact: true }).fill(month)
  await page.getByRole('textbox', { name: 'Année', exact: true }).fill(year)
  await page.getByRole('button', { name: 'Enregistrer cette personne' }).click()
  await expect(page.getByRole('checkbox', { name: new RegExp(firstName) })).toBeChecked()
}

/** Chooses level, the last week on sale and its first free time; the prices are known when this is done. */
export async function chooseLesson(page: Page, level = /Givre/): Promise<void> {
  await page.getByRole('radio', { name: level }).check()
  await page.locator('.choices-weeks input:enabled').last().check()
  await page.locator('.choices-slots input:enabled').first().check()
  await expect(page.locator('.add-bar .money')).toBeVisible()
}

export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page.getByRole('heading', { name: 'C’est dans le panier' })).toBeVisible()
}

/** Puts a week of lessons for children into the cart and goes there. */
export async function fillCart(page: Page, children: Child[]): Promise<void> {
  await openSelector(page)
  for (const child of children) await enter(page, child)
  await chooseLesson(page)
  await addToCart(page)
  await page.getByRole('link', { name: 'Voir le panier' }).click()
  await expect(page.getByRole('button', { name: 'Passer la commande' })).toBeVisible()
}

export async function enterBuyer(page: Page): Promise<void> {
  await page.getByLabel('Prénom').fill('Anna')
  await page.getByLabel('Nom', { exact: true }).fill('Martin')
  await page.getByLabel('E-mail').fill('anna@example.org')
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
}

/** Accepts the terms, orders, and pays at the demo bank; `meanwhile` happens when the buyer is there and has not paid yet. */
export async function pay(page: Page, sales: string, card: string, meanwhile?: () => Promise<void>): Promise<void> {
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check()
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
  await page.waitForURL((url) => url.origin === sales)
  await page.getByLabel('Numéro de carte').fill(card)
  await page.getByLabel(/expiration/).fill('12/30')
  await page.getByLabel(/sécurité/).fill('123')
  await meanwhile?.()
  await page.getByRole('button', { name: /^Payer/ }).click()
}
