import type { LineKind } from 'contracts/cart/kinds'
import { widgetAttributes } from 'contracts/widget'
import { parseOfferReference } from 'contracts/widget/offer'
import type { Host, Lang } from '../host.ts'
import { money } from '../format/money.ts'
import { offerSelector } from './offer-element.ts'

type Range = { fromCents: number; toCents: number }
/** As much of an offer as a price in a page needs. `inStay`: see the list of offers. */
export type PricedOffer = { product: string; kind: LineKind; fromCents: number | null; inStay?: Range | null }
/** What is written into a price, and how it is marked. */
export type PriceText = { text: string; priced: '' | 'stay' | 'none' }

const words: Record<Lang, { from: string; none: string }> = {
  fr: { from: 'dès {price}', none: 'rien de libre à ces dates' },
  en: { from: 'from {price}', none: 'nothing free on these dates' },
  es: { from: 'desde {price}', none: 'nada libre en estas fechas' },
  nl: { from: 'vanaf {price}', none: 'niets vrij op deze dagen' },
}

/**
 * The price of a product, or of all products of a kind, as the page shows it: that of the stay where the provider tells it, else the
 * lowest of the season; undefined when nothing is on sale.
 */
export function priceText(offers: readonly PricedOffer[], place: string | null, lang: Lang): PriceText | undefined {
  const wanted = parseOfferReference(place)
  const found = offers.filter(
    ({ kind, product }) => kind === wanted?.kind && (!wanted.product || product === wanted.product),
  )
  const cents = found.flatMap(({ fromCents }) => fromCents ?? [])
  if (cents.length === 0) return undefined
  if (found.some(({ inStay }) => inStay === undefined)) return { text: lowest(Math.min(...cents), lang), priced: '' }
  const ranges = found.flatMap(({ inStay }) => inStay ?? [])
  return ranges.length > 0
    ? { text: inWords(ranges, lang), priced: 'stay' }
    : { text: words[lang].none, priced: 'none' }
}

/** One price is said as it is. */
function inWords(ranges: readonly Range[], lang: Lang): string {
  const from = Math.min(...ranges.map(({ fromCents }) => fromCents))
  const to = Math.max(...ranges.map(({ toCents }) => toCents))
  return from === to ? money(from, lang) : lowest(from, lang)
}

function lowest(cents: number, lang: Lang): string {
  return words[lang].from.replace('{price}', money(cents, lang))
}

/** Keeps the prices of a page filled in: one request a language and a stay, however many prices there are. */
export function createPriceWriter(): (host: Host, page: ParentNode) => Promise<void> {
  const asked = new Map<string, Promise<PricedOffer[]>>()
  const shown = new WeakMap<Element, string>()
  let current: Host | undefined

  async function fill(place: Element, address: string, lang: Lang): Promise<void> {
    const known = asked.get(address) ?? fetchPrices(address)
    asked.set(address, known)
    const offers = await known.catch(() => void asked.delete(address))
    if (current && addressFor(current, place) !== address) return // the page goes on in another language or stay by now
    const written = priceText(offers ?? [], offerTextOf(place), lang)
    if (!written) return
    place.textContent = written.text
    place.setAttribute(widgetAttributes.priced, written.priced)
    shown.set(place, address)
  }

  return async (host, page) => {
    current = host
    const places = [...page.querySelectorAll(`[${widgetAttributes.price}]`)]
    const due = places
      .map((place) => ({ place, address: addressFor(host, place) }))
      .filter(({ place, address }) => shown.get(place) !== address)
    await Promise.all(due.map(({ place, address }) => fill(place, address, host.lang)))
  }
}

function offerTextOf(element: Element): string | null {
  return (
    element.getAttribute(widgetAttributes.price) ||
    (element.closest(offerSelector)?.getAttribute(widgetAttributes.offer) ?? null)
  )
}

/** Where the prices for a place are to be had. */
function addressFor({ provider, resort, lang }: Host, place: Element): string {
  const query = new URLSearchParams({ resort, lang })
  const [from, to] = place.getAttribute(widgetAttributes.stay)?.split('/') ?? []
  const ages = place.getAttribute(widgetAttributes.ages)
  if (from && to) {
    query.set('from', from)
    query.set('to', to)
    if (ages) query.set('ages', ages)
  }
  return `${provider}/api/offers?${query.toString()}`
}

async function fetchPrices(address: string): Promise<PricedOffer[]> {
  const response = await fetch(address)
  const { offers } = (await response.json()) as { offers?: PricedOffer[] }
  if (!response.ok || !Array.isArray(offers)) throw new Error('The prices cannot be read.')
  return offers
}
