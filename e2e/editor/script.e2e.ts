import { edit, ready } from '../support/editor-desk.ts'
import { expect, test } from '../support/test.ts'

test('EDIT-4 the editor’s script comes compressed, below 160 KB, and once', async ({ page, request }) => {
  const answer = await request.get('/static/cms/editor.js', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  await edit(page, '/cookies/')
  const bytes = await page.evaluate(() => {
    const [script] = performance.getEntriesByName(`${location.origin}/static/cms/editor.js`)
    return script instanceof PerformanceResourceTiming ? script.encodedBodySize : 0
  })
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(160_000)
  const again = await request.get('/static/cms/editor.js', {
    headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)
})

test('EDIT-5 a keystroke in a long page is painted within a frame or two', async ({ page }) => {
  await edit(page, '/cgv/')
  const lead = page.locator('[data-zone="content"] [data-cms="rich"]').first()
  await lead.click()
  await page.keyboard.press('Control+End')
  const words = 'vingt-quatre lettres ici'
  await page.evaluate(() => {
    const spent: number[] = []
    Object.assign(globalThis, { spent })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => spent.push(performance.now() - timeStamp)))
      },
      true,
    )
  })
  await page.keyboard.type(words, { delay: 40 })
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { spent: number[] }).spent.length))
    .toBe(words.length)
  const spent = await page.evaluate(() => (globalThis as unknown as { spent: number[] }).spent)
  const median = spent.toSorted((one, other) => one - other)[Math.floor(spent.length / 2)]
  // 16 ms is the aim on a machine of one's own; a busy one needs room.
  expect(median).toBeLessThan(100)
  await ready(page)
})
