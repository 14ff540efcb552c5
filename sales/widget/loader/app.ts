import type { Host } from '../host.ts'
import type { OfferReference } from 'contracts/widget/offer'

/** What the part with the drawings offers to the loader. */
export type WidgetApp = {
  openOffers: (host: Host, wanted: OfferReference) => Promise<void>
  mountCart: (host: Host, element: HTMLElement) => () => void
  /** Another tab changed the cart. */
  refresh: (host: Host) => Promise<void>
}

/** Name of the file with the drawings; the build writes it in. */
declare const APP_FILE: string

/** Loads the drawings when they are first needed. A failed try is forgotten, so that the next one asks again. */
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
