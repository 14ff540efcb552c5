import { edit } from '../support/editor-page.ts'
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
