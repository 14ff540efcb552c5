import { enter, openSelector, zoe } from '../provider/shopping.ts'
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
