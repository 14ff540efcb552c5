import type { LineKind } from 'contracts/cart/kinds'
import { widgetAttributes } from 'contracts/widget'
import { parseOffer } from 'contracts/widget/offer'
import type { Host, Lang } from '../host.ts'
import { money } from '../format/money.ts'
import { offerSelector } from './offer-place.ts'

/** As much of an offer as a price in a page needs. */
export type Priced = { product: string; kind: LineKind; fromCents: number | null }

const from: Record<Lang, string> = { fr: 'dès {price}', en: 'from {price}', es: 'desde {price}', nl: 'vanaf {price}' }

/** The lowest price of a product, or of all products of a kind, as the page shows it; undefined when nothing is on sale. */
export function priceFrom(offers: readonly Priced[], place: string | null, lang: Lang): string | undefined {
  const wanted = parseOffer(place)
  const cents = offers
    .filter(({ kind, product }) => kind === wanted?.kind && (!wanted.product || product === wanted.product))
    .flatMap(({ fromCents }) => fromCents ?? [])
  return cents.length > 0 ? from[lang].replace('{price}', money(Math.min(...cents), lang)) : undefined
}

/** Keeps the prices of a page filled in: one request a language, however many prices there are. */
export function createPrices(): (host: Host, page: ParentNode) => Promise<void> {
  const asked = new Map<Lang, Promise<Priced[]>>()
  const shown = new WeakMap<Element, Lang>()
  let current: Lang | undefined
  return async (host, page) => {
    current = host.lang
    const places = [...page.querySelectorAll(`[${widgetAttributes.price}]`)].filter(
      (one) => shown.get(one) !== host.lang,
    )
    if (places.length === 0) return
    const known = asked.get(host.lang) ?? askPrices(host)
    asked.set(host.lang, known)
    const offers = await known.catch(() => undefined)
    if (!offers) asked.delete(host.lang)
    if (host.lang !== current) return // the page goes on in another language by now
    for (const place of places) {
      const text = priceFrom(offers ?? [], placeOf(place), host.lang)
      if (text === undefined) continue
      place.textContent = text
      place.setAttribute(widgetAttributes.priced, '')
      shown.set(place, host.lang)
    }
  }
}

function placeOf(element: Element): string | null {
  return (
    element.getAttribute(widgetAttributes.price) ||
    (element.closest(offerSelector)?.getAttribute(widgetAttributes.offer) ?? null)
  )
}

async function askPrices({ provider, resort, lang }: Host): Promise<Priced[]> {
  const response = await fetch(`${provider}/api/offers?${new URLSearchParams({ resort, lang }).toString()}`)
  const { offers } = (await response.json()) as { offers?: Priced[] }
  if (!response.ok || !Array.isArray(offers)) throw new Error('The prices cannot be read.')
  return offers
}
