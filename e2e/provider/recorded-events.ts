import type { Page } from '@playwright/test'

export type RecordedEvent = {
  name: string
  detail: { items?: { price: number; quantity: number }[]; code?: string; total?: number }
}

const names = ['view-item', 'add-to-cart', 'remove-from-cart', 'begin-checkout', 'add-payment-info', 'payment']

/** Everything that the widget tells the page from now on, over page loads. */
export async function recordEvents(page: Page): Promise<RecordedEvent[]> {
  const told: RecordedEvent[] = []
  await page.exposeFunction('noteTold', (name: string, detail: RecordedEvent['detail']) => told.push({ name, detail }))
  await page.addInitScript((all) => {
    const note = (window as unknown as { noteTold: (name: string, detail: unknown) => void }).noteTold
    for (const name of all)
      window.addEventListener(`sales:${name}`, (event) => note(name, (event as CustomEvent).detail))
  }, names)
  return told
}
