import { useEffect, useState } from 'react'
import type { AdditionQuote } from '../../api/addition-quote.ts'
import type { Selection } from '../../api/offers.ts'
import { fetchAdditionQuote } from '../api-client/endpoints.ts'
import { asParticipant } from '../party/person.ts'
import type { PartyMember } from '../party/person.ts'
import { useCartState, useWidget } from '../context/widget-context.ts'

/** People of an offer who have the same selection. */
export type OfferPart = { selection: Selection; people: readonly PartyMember[] }
export type PersonQuote = AdditionQuote['participants'][number]

/**
 * The prices of a choice within the cart, with the reductions of the whole cart. `people`: by key; empty while they are asked for.
 * `totalCents`: undefined while a price is missing. `otherLinesCents`: by how much the lines that are in the cart already change.
 */
export type Quotes = {
  people: ReadonlyMap<string, PersonQuote>
  failed: boolean
  totalCents: number | undefined
  otherLinesCents: number
}

const noQuotes: Quotes = { people: new Map(), failed: false, totalCents: undefined, otherLinesCents: 0 }

/** The quotes of what is chosen; fetched again when the choice or the cart changes. */
export function useQuotes(product: string, parts: readonly OfferPart[]): Quotes {
  const { host } = useWidget()
  const state = useCartState()
  const cart = state.state === 'ready' ? state.cart : undefined
  const [known, setKnown] = useState({ request: '', quotes: noQuotes })
  const request =
    parts.length > 0 ? JSON.stringify({ product, parts, cart: cart?.id ?? 'new', version: cart?.version }) : ''
  useEffect(() => {
    if (request === '') return
    let superseded = false
    const asked = JSON.parse(request) as { product: string; parts: OfferPart[]; cart: string }
    const answers = asked.parts.map(({ selection, people }) =>
      fetchAdditionQuote(host, asked.cart, {
        product: asked.product,
        selection,
        participants: people.map(asParticipant),
      }),
    )
    void Promise.all(answers).then((results) => {
      if (superseded) return
      const quotes = quotesOf(
        asked.parts,
        results.map((result) => (result.ok ? result.value : undefined)),
      )
      setKnown({ request, quotes })
    })
    return () => {
      superseded = true
    }
  }, [request, host])
  return known.request === request ? known.quotes : noQuotes
}

/** Brings together the quotes of all parts; one that failed leaves no total. */
export function quotesOf(parts: readonly OfferPart[], answers: readonly (AdditionQuote | undefined)[]): Quotes {
  const known = answers.flatMap((answer) => answer ?? [])
  const people = new Map(
    parts.flatMap((part, index) =>
      part.people.flatMap(({ key }, position) => {
        const quote = answers[index]?.participants[position]
        return quote ? [[key, quote] as const] : []
      }),
    ),
  )
  const failed = known.length < parts.length
  const isWhole = !failed && [...people.values()].every(({ quote }) => quote !== null)
  return {
    people,
    failed,
    totalCents: isWhole ? known.reduce((sum, { totalCents }) => sum + totalCents, 0) : undefined,
    otherLinesCents: known.reduce((sum, { otherLinesCents }) => sum + otherLinesCents, 0),
  }
}
