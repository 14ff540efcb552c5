import { addToCart, chooseLesson, enter, openSelector, zoe } from '../provider/shopping.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the times of a week come into sight when it is pressed, and when they are missing', async ({
  page,
}) => {
  await openSelector(page)
  await enter(page, zoe)
  await page.getByRole('radio', { name: /Givre/ }).check()
  const times = page.getByRole('heading', { name: 'Quel horaire ?' })
  await page.locator('.choices-weeks .choice').nth(1).click()
  await expect(times).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.choices-slots .choice').first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Quelle semaine ?' }).scrollIntoViewIfNeeded()
  await expect(times).not.toBeInViewport()
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(times).toBeFocused()
  await expect(times).toBeInViewport({ ratio: 1 })
})

test('a participant who is typed and not yet saved is added to the cart too', async ({ page }) => {
  await openSelector(page)
  await enter(page, zoe)
  await chooseLesson(page)
  await page.getByRole('button', { name: 'Ajouter une personne' }).click()
  await page.getByLabel('Prénom').fill('Léa')
  const add = page.getByRole('button', { name: 'Ajouter au panier' })
  await add.click()
  await expect(page.getByRole('textbox', { name: 'Jour' }), 'the birth date is missing').toBeFocused()
  await page.getByRole('textbox', { name: 'Jour' }).fill('3')
  await page.getByRole('textbox', { name: 'Mois' }).fill('9')
  await page.getByRole('textbox', { name: 'Année' }).fill('2016')
  await add.click()
  await expect(page.getByRole('checkbox', { name: /Léa/ })).toBeChecked()
  await expect(page.getByText('pour 2 personnes')).toBeVisible()
  await addToCart(page)
  await expect(page.getByText('Zoé et Léa')).toBeVisible()
})
