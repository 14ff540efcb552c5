import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { addToCart, cards, chooseLesson, enter, enterBuyer, lea, openSelector, pay, zoe } from './shopping.ts'

test.describe.configure({ timeout: 180_000 })

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`))
}

for (const width of [390, 1440])
  test(`the whole way is free of known barriers, ${width} px wide`, async ({ page, stack }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await openSelector(page)
    await page.getByRole('button', { name: 'Enregistrer cette personne' }).click()
    expect(await faults(page), 'an empty person').toEqual([])
    await enter(page, zoe)
    await chooseLesson(page)
    expect(await faults(page), 'the selector').toEqual([])
    await addToCart(page)
    expect(await faults(page), 'added').toEqual([])
    await page.getByRole('link', { name: 'Voir le panier' }).click()
    await page.getByRole('button', { name: 'Passer la commande' }).waitFor()
    expect(await faults(page), 'the cart').toEqual([])
    await page.getByRole('button', { name: 'Passer la commande' }).click()
    await page.getByRole('button', { name: /obligation de paiement/ }).click()
    await expect(page.getByLabel('Prénom')).toBeFocused()
    expect(await faults(page), 'the checkout with its errors').toEqual([])
    await enterBuyer(page)
    await pay(page, stack.sales, cards.paid)
    await page.getByRole('heading', { name: /c’est payé/ }).waitFor()
    expect(await faults(page), 'paid').toEqual([])
  })

test('the selector works without a mouse: in, through, out, and back to where it was opened', async ({ page }) => {
  await openSelector(page)
  await page.keyboard.press('Escape')
  const opener = page.locator('[data-sales-offer]').first()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await enter(page, lea)
  await page.getByRole('button', { name: 'Ajouter au panier' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Quel niveau ?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('the age is checked in words, on the first day of the lesson', async ({ page }) => {
  await openSelector(page)
  await enter(page, zoe)
  await page.getByRole('button', { name: 'Ajouter une personne' }).click()
  await page.getByLabel('Prénom').fill('Tom')
  for (const [name, value] of [
    ['Jour', '30'],
    ['Mois', '1'],
    ['Année', '2024'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(value)
  await page.getByRole('button', { name: 'Enregistrer cette personne' }).click()
  await expect(page.getByText(/Tom aura \d ans? le \w+ \d+.*n’est pas pour son âge/)).toBeVisible()
  await page.getByRole('button', { name: 'Voir les autres cours' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Club Moufle/ })).toBeVisible()
})
