import type { BrowserContext, Page } from '@playwright/test'
import { salesEvents } from '../events/schema.ts'

/** An event that a provider dispatched in a page. */
export type RecordedEvent = { name: string; detail: unknown }

/**
 * Records the events of every page of a visitor from now on, over page loads: those of the contract as a page receives them,
 * and what is dispatched under any other name that begins with `sales:`.
 */
export async function recordEvents(context: BrowserContext): Promise<(page: Page) => RecordedEvent[]> {
  const all: (RecordedEvent & { page: Page })[] = []
  await context.exposeBinding(
    'noteTold',
    ({ page }, name: string, detail: unknown) => void all.push({ page, name, detail }),
  )
  await context.addInitScript(listenInPage, Object.keys(salesEvents))
  return (page) => all.filter((one) => one.page === page).map(({ name, detail }) => ({ name, detail }))
}

/** Runs in the page, before anything else. */
function listenInPage(names: string[]): void {
  const { noteTold: recordEvents } = window as unknown as { noteTold: (name: string, detail: unknown) => void }
  const note = (event: Event): void => recordEvents(event.type, (event as CustomEvent<unknown>).detail ?? null)
  for (const name of names) window.addEventListener(name, note)
  const dispatch = window.dispatchEvent.bind(window)
  window.dispatchEvent = (event) => {
    if (event.type.startsWith('sales:') && !names.includes(event.type)) note(event)
    return dispatch(event)
  }
}

/** Waits until something holds, for at most three seconds: an event that has not come by then counts as missing. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 3000
  while (Date.now() < end) {
    if (await holds()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return holds()
}
