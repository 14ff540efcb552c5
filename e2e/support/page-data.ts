import type { Page } from '@playwright/test'

/** First and last day of the season on sale, from the limits of the stay form. */
export async function seasonOf(page: Page): Promise<{ start: string; end: string }> {
  await page.goto('/')
  const from = page.locator('input[name="from"]').first()
  return { start: (await from.getAttribute('min')) ?? '', end: (await from.getAttribute('max')) ?? '' }
}

/** A value of local or session storage, as JSON where it is. */
export async function readStorage(page: Page, where: 'local' | 'session', key: string): Promise<unknown> {
  return page.evaluate(
    ([place, name]) => {
      const text = (place === 'local' ? localStorage : sessionStorage).getItem(String(name))
      return text === null ? null : (JSON.parse(text) as unknown)
    },
    [where, key],
  )
}
