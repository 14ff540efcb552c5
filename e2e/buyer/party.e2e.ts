import { AxeBuilder } from '@axe-core/playwright'
import { fillCart, lea, zoe } from '../provider/shopping.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('WEEK-1 the stay and a person that are entered in the cart are known to the next form', async ({ page }) => {
  await fillCart(page, [zoe])
  const party = page.getByRole('region', { name: 'Votre séjour et vos participants' })
  const from = `${new Date().getFullYear() + 1}-02-20`
  await party.getByLabel('Arrivée').fill(from)
  const saved = page.waitForResponse((response) => response.url().endsWith('/stay'))
  await party.getByRole('button', { name: 'Voir ces dates' }).click()
  expect((await saved).status()).toBe(200)
  await expect(party).toContainText('20–27 février')
  await expect(party.getByRole('button', { name: 'Modifier', exact: true })).toBeFocused()
  await party.getByRole('button', { name: 'Ajouter une personne' }).click()
  await party.getByLabel('Prénom').fill(lea.firstName)
  await party.getByLabel('Jour', { exact: true }).fill(lea.born[0])
  await party.getByLabel('Mois', { exact: true }).fill(lea.born[1])
  await party.getByLabel('Année', { exact: true }).fill(lea.born[2])
  await party.getByRole('button', { name: 'Enregistrer cette personne' }).click()
  await expect(party.getByText('Léa', { exact: true })).toBeVisible()
  await expect(party.getByRole('button', { name: 'Ajouter une personne' })).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.reload()
  await expect(party).toContainText('20–27 février')
  await page.getByRole('button', { name: 'Choisir un forfait' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Forfait domaine/ }).click()
  await dialog.getByRole('checkbox', { name: /Léa/ }).check()
  await expect(dialog).toContainText('Votre séjour : 20–27 février')
})
