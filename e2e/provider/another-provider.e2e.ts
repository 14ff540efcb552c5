import { exampleBuyer, startExampleProvider } from 'contracts/conformance/example'
import { startAnotherSite } from '../support/another-server.ts'
import { expect, test } from '../support/test.ts'
import { cartPage, lessonPage } from './shopping.ts'

test.describe.configure({ timeout: 120_000 })

test('SHOP-6 SHOP-5 another provider takes the engine’s place by configuration alone', async ({ page, stack }) => {
  const provider = await startExampleProvider('127.0.0.1')
  const site = await startAnotherSite(stack, provider.origin)
  try {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))

    const answer = await page.goto(`${site.origin}${lessonPage}`)
    const policy = answer?.headers()['content-security-policy']
    expect(policy).toContain(`script-src 'self' ${provider.origin} `)
    expect(policy).not.toContain(stack.sales)
    await expect(page.locator('[data-sales-price]').first()).toHaveText('1111.05 €')
    await page.locator('[data-sales-offer]').first().click()
    await exampleBuyer.add(page)
    await expect(page.locator('.cart-pill')).toHaveText('1')
    await page.locator('.cart-link').hover()
    await expect(page.locator('.cart-preview')).toContainText(/École de l’Exemple\s*1\s111,05\s€/)
    await expect(page.locator('.cart-preview')).toContainText(/au lieu de 1\s234,50\s€/)
    await page.goto(`${site.origin}${cartPage}`)
    await expect(page.locator('[data-sales-cart]')).toContainText('1 × École de l’Exemple')
    await exampleBuyer.pay(page, 'paid')
    await expect(page.locator('.cart')).toHaveAttribute('data-state', 'empty')

    expect(asked.filter((url) => url.endsWith('/widget.js'))).toContain(`${provider.origin}/widget.js`)
    expect(asked.filter((url) => url.startsWith(stack.sales))).toEqual([])
  } finally {
    // What the page loads late comes from the site that is stopped here.
    await page.close()
    await site.stop()
    await provider.close()
  }
})
