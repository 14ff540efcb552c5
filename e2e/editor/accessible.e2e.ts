import { AxeBuilder } from '@axe-core/playwright'
import { bar, edit, text, write } from '../support/editor-page.ts'
import { expect, test } from '../support/test.ts'

test('EDIT-5 the editor has no fault that axe finds: bar, tools, windows; wide and narrow', async ({ page }) => {
  await edit(page, '/mentions-legales/')
  const faults = async () => {
    const { violations } = await new AxeBuilder({ page }).include('#cms-editor').include('[data-cms]').analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  await write(page, text(page, 'content'), ' Deux mots.')
  expect(await faults()).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Lien' }).getByRole('textbox')).toBeFocused()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(text(page, 'content')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(() =>
      page.getByRole('toolbar').evaluate((tools) => tools.getBoundingClientRect().right <= document.body.clientWidth),
    )
    .toBe(true)
  await bar(page).getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByRole('dialog').locator('ins')).toHaveCount(1)
  expect(await faults()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  )
})
