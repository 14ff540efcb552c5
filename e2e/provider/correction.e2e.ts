import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'
import { openReadyCart } from './ready-cart.ts'

test.describe.configure({ timeout: 60_000 })
// A refusal has a status of its own, which the console notes.
test.use({ expectedNoise: [/status of 409/] })

test('a participant is corrected in the cart: name, level and birth date; the line stays, and the age rule is said', async ({
  page,
  stack,
}) => {
  await openReadyCart(page, stack)
  const line = page.locator('.cart-line').filter({ hasText: 'Zoé' })
  const change = line.getByRole('button', { name: /^Modifier/ })
  await change.click()
  const form = page.getByRole('group', { name: /^Zoé.*modifier/ })
  await expect(form.getByLabel('Prénom')).toBeFocused()
  await expect(form.getByLabel('Année')).toHaveValue('2018')
  await form.getByLabel('Prénom').fill('Zoë')
  await form.getByLabel('Niveau').selectOption('cristal-2')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  const corrected = page.locator('.cart-line').filter({ hasText: 'Zoë' })
  await expect(corrected).toContainText('Cristal 2')
  await expect(corrected.getByRole('status')).toHaveText('C’est corrigé.')
  await expect(corrected.getByRole('button', { name: /^Modifier/ })).toBeFocused()
  await expect(page.getByRole('timer')).toBeVisible()

  await corrected.getByRole('button', { name: /^Modifier/ }).click()
  const again = page.getByRole('group', { name: /^Zoë.*modifier/ })
  await again.getByLabel('Année').fill('1990')
  await again.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(again.getByRole('alert').filter({ hasText: /De 6 à 12 ans.*Zoë aura 3\d ans/ })).toBeVisible()
  await again.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await expect(page.locator('.cart-line').filter({ hasText: 'Zoë' })).toContainText('Cristal 2')
})

test('and in the checkout, where another birth date shows another price before it is ordered', async ({
  page,
  stack,
}) => {
  await openReadyCart(page, stack)
  await page.getByRole('button', { name: 'Passer la commande' }).click()
  await page.getByLabel('E-mail').fill('anna@example.org')
  const before = await page.locator('.total-sum .money').innerText()
  await page.getByRole('button', { name: /^Modifier.*Anna/ }).click()
  const form = page.getByRole('group', { name: /^Anna.*modifier/ })
  await form.getByLabel('Année').fill('2019')
  await form.getByLabel('Année').press('Enter')
  await expect(page.getByText(/Le prix est maintenant de .* au lieu de/)).toBeVisible()
  await expect(page.locator('.total-sum .money')).not.toHaveText(before)
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@example.org')
})
