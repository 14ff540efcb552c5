import { AxeBuilder } from '@axe-core/playwright'
import { addDays } from 'base/day'
import { openReadyCart } from '../provider/ready-cart.ts'
import { expect, test } from '../support/test.ts'

type Cart = { lines: { kind: string; firstDay: string; lastDay: string }[] }

test.use({ viewport: { width: 390, height: 844 } })

test('WEEK-2 WEEK-4 a change of the stay shows what it does to each line and to the sum, is made, and is undone', async ({
  page,
  stack,
}) => {
  const { id } = await openReadyCart(page, stack)
  const cart = (await (await page.request.get(`${stack.sales}/api/carts/${id}?lang=fr`)).json()) as Cart
  const lesson = cart.lines.find(({ kind }) => kind === 'ESF')
  const party = page.getByRole('region', { name: 'Votre séjour et vos participants' })
  const enterStay = async (days: number): Promise<void> => {
    await party.getByLabel('Arrivée').fill(addDays(lesson?.firstDay ?? '', days - 1))
    await party.getByLabel('Départ').fill(addDays(lesson?.lastDay ?? '', days + 1))
    await party.getByRole('button', { name: 'Voir ces dates' }).click()
  }
  await enterStay(0)
  await expect(page.getByText('Vos dates sont changées.').first()).toBeVisible()
  const lines = page.locator('.cart-line-text')
  const before = await lines.allInnerTexts()
  await party.getByRole('button', { name: 'Modifier', exact: true }).click()
  await enterStay(-7)
  const dialog = page.getByRole('dialog', { name: 'Changer vos dates ?' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Nouveau total')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await dialog.getByRole('button', { name: 'Ne rien changer' }).click()
  await expect(dialog).toBeHidden()
  expect(await lines.allInnerTexts()).toEqual(before)

  await party.getByRole('button', { name: 'Modifier', exact: true }).click()
  await enterStay(-7)
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect.poll(() => lines.allInnerTexts()).not.toEqual(before)
  await page.getByRole('button', { name: /^Annuler/ }).click()
  await expect(page.getByText('C’est annulé : le panier est comme avant.')).toBeVisible()
  await expect.poll(() => lines.allInnerTexts()).toEqual(before)
})
