import { AxeBuilder } from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { cards, enterBuyer, fillCart, pay, zoe } from '../provider/shopping.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 120_000 })

/** Chooses the last option that can be had. */
async function chooseLast(list: Locator): Promise<void> {
  const options = list.locator('option:enabled')
  await expect(options.last()).toBeAttached()
  await list.selectOption((await options.last().getAttribute('value')) ?? '')
}

test('KIND-6 KIND-7 KIND-11 SHOP-1 a room brings its tax, a cover follows, and all is paid once with the lesson', async ({
  page,
  stack,
}) => {
  await fillCart(page, [zoe])
  const dialog = page.getByRole('dialog')
  await test.step('a room for two, by the engine’s questions', async () => {
    await page.getByRole('button', { name: 'Hébergement' }).click()
    await dialog.getByRole('button', { name: /Hôtel Le Bouvreuil/ }).click()
    await dialog.getByRole('checkbox', { name: /Zoé/ }).check()
    await dialog.getByRole('button', { name: 'Ajouter une personne' }).click()
    await dialog.getByLabel('Prénom').fill('Anna')
    await dialog.getByLabel('Nom', { exact: true }).fill('Martin')
    await dialog.getByLabel('Jour', { exact: true }).fill('1')
    await dialog.getByLabel('Mois', { exact: true }).fill('7')
    await dialog.getByLabel('Année', { exact: true }).fill('1985')
    await dialog.getByRole('button', { name: 'Enregistrer cette personne' }).click()
    await expect(dialog.getByRole('checkbox', { name: /Anna/ })).toBeChecked()
    await chooseLast(dialog.getByRole('combobox', { name: 'Arrivée' }))
    // The last arrival of the season leaves few departures.
    await dialog.getByRole('region', { name: 'Départ' }).getByRole('radio').last().check()
    await dialog
      .getByRole('region', { name: 'Chambre' })
      .getByRole('radio', { name: /Chambre double/ })
      .check()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await expect(dialog.locator('.add-bar .money')).toBeVisible()
    await dialog.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(dialog.getByRole('heading', { name: 'C’est dans le panier' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
  })
  const cart = page.getByRole('main')
  await expect(cart.getByText('Taxe de séjour').first()).toBeVisible()
  await test.step('a cover of what is in the cart, with no box ticked before', async () => {
    await page.getByRole('button', { name: 'Assurance' }).click()
    await dialog.getByRole('button', { name: /Assurance annulation/ }).click()
    await dialog.getByRole('checkbox', { name: /Anna/ }).check()
    await dialog.getByRole('radio', { name: /Non, je ne suis pas déjà couvert/ }).check()
    const information = dialog.getByRole('checkbox', { name: /document d’information/ })
    await expect(information).not.toBeChecked()
    await information.check()
    await expect(dialog.locator('.add-bar .money')).toBeVisible()
    await dialog.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(dialog.getByRole('heading', { name: 'C’est dans le panier' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Continuer' }).click()
  })
  await expect(page.locator('.cart-line')).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Passer la commande' }).click()
  await enterBuyer(page)
  await pay(page, stack.sales, cards.paid)
  await expect(page.getByRole('heading', { name: /c’est payé/ })).toBeVisible()
  await expect(page.locator('.order li')).toHaveCount(4)
})
