import type { BrowserContext, Page } from '@playwright/test'
import { salesEvents } from '../events/schema.ts'

/** What a provider told the page. */
export type Told = { name: string; detail: unknown }

/**
 * Notes what every page of a visitor is told from now on, over page loads: the events of the contract as a page hears them,
 * and what is dispatched under any other name that begins with `sales:`.
 */
export async function noteTold(context: BrowserContext): Promise<(page: Page) => Told[]> {
  const all: (Told & { page: Page })[] = []
  await context.exposeBinding(
    'noteTold',
    ({ page }, name: string, detail: unknown) => void all.push({ page, name, detail }),
  )
  await context.addInitScript(listenInPage, Object.keys(salesEvents))
  return (page) => all.filter((one) => one.page === page).map(({ name, detail }) => ({ name, detail }))
}

/** Runs in the page, before anything else. */
function listenInPage(names: string[]): void {
  const { noteTold } = window as unknown as { noteTold: (name: string, detail: unknown) => void }
  const note = (event: Event): void => noteTold(event.type, (event as CustomEvent<unknown>).detail ?? null)
  for (const name of names) window.addEventListener(name, note)
  const dispatch = window.dispatchEvent.bind(window)
  window.dispatchEvent = (event) => {
    if (event.type.startsWith('sales:') && !names.includes(event.type)) note(event)
    return dispatch(event)
  }
}

/** Waits until something holds, for at most three seconds: what was not told by then counts as not told. */
export async function settled(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 3000
  while (Date.now() < end) {
    if (await holds()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return holds()
}
