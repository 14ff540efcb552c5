import type { Page } from '@playwright/test'

export type RecordedEvent = {
  name: string
  detail: { items?: { price: number; quantity: number }[]; code?: string; total?: number }
}

const names = ['view-item', 'add-to-cart', 'remove-from-cart', 'begin-checkout', 'add-payment-info', 'payment']

/** Records the widget's events from now on, over page loads. */
export async function recordEvents(page: Page): Promise<RecordedEvent[]> {
  const recorded: RecordedEvent[] = []
  await page.exposeFunction('recordEvent', (name: string, detail: RecordedEvent['detail']) =>
    recorded.push({ name, detail }),
  )
  await page.addInitScript((all) => {
    const note = (window as unknown as { recordEvent: (name: string, detail: unknown) => void }).recordEvent
    for (const name of all)
      window.addEventListener(`sales:${name}`, (event) => note(name, (event as CustomEvent).detail))
  }, names)
  return recorded
}
