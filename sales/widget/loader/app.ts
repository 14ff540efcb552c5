import type { Host } from '../host.ts'

/** What the app bundle offers to the loader. */
export type WidgetApp = {
  /** Shows the selector of the history's step over the page, or closes it. */
  showOffer: (host: Host) => Promise<void>
  mountCart: (host: Host, element: HTMLElement) => () => void
  /** Reads the cart again, because another tab changed it. */
  refresh: (host: Host) => Promise<void>
}

/** Name of the app bundle's first file; the build writes it in. */
declare const APP_FILE: string

/** Loads the app bundle when it is first needed. A failed load is forgotten, so that the next call tries again. */
export function createAppLoader(provider: string, load = importApp): () => Promise<WidgetApp> {
  let loading: Promise<WidgetApp> | undefined
  return () => {
    loading ??= load(provider).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function importApp(provider: string): Promise<WidgetApp> {
  return (await import(/* @vite-ignore */ `${provider}/widget/${APP_FILE}`)) as WidgetApp
}
