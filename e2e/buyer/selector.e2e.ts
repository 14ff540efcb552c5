import { addToCart, chooseLesson, enter, lea, openSelector, zoe } from '../provider/shopping.ts'
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

test('CART-1 a person is corrected and removed while one chooses, and asked about at two places at the same hour', async ({
  page,
}) => {
  const person = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
  await openSelector(page)
  for (const child of [zoe, lea]) await enter(page, child)
  await page.getByRole('button', { name: 'Modifier Zoé' }).click()
  const correction = page.getByRole('group', { name: 'Zoé : corriger' })
  await expect(correction.getByLabel('Prénom')).toBeFocused()
  await correction.getByLabel('Prénom').fill('Zoélie')
  await correction.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(person('Zoélie')).toBeChecked()
  await page.getByRole('button', { name: 'Retirer Léa' }).click()
  await expect(person('Léa')).toHaveCount(0)
  await chooseLesson(page)
  await expect(page.getByText('pour 2 personnes')).toBeHidden()
  await addToCart(page)

  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await page.locator('[data-sales-offer]').first().click()
  await expect(person('Zoélie')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retirer Zoélie' }), 'who is in the cart is removed there').toBeHidden()

  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await openSelector(page, '/cours-enfants/snowboard-8-12-ans/')
  await person('Zoélie').check()
  await page.getByRole('radiogroup', { name: 'Quel niveau ?' }).getByRole('radio').first().check()
  await page.locator('.choices-weeks input:enabled').last().check()
  await page.locator('.choices-slots input:enabled').first().check()
  await expect(page.getByText(/Zoélie a déjà dans le panier : Ski 6-12 ans/)).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page.getByRole('heading', { name: 'Deux choses à la même heure' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Ajouter quand même' }).check()
  await addToCart(page)
})
