import { useEffect, useState } from 'react'
import type { AdditionQuote } from '../../api/addition-quote.ts'
import type { Offer } from '../../api/offers.ts'
import { fetchAdditionQuote } from '../api-client/endpoints.ts'
import type { AnySelection } from '../api-client/endpoints.ts'
import { asParticipant } from '../party/person.ts'
import type { PartyMember } from '../party/person.ts'
import { useCartState, useWidget } from '../context/widget-context.ts'

/** People of an offer who have the same selection; nobody where it is for nobody. */
export type OfferPart = { selection: AnySelection; people: readonly PartyMember[] }
/** A line that would be added: `key` is that of its person, or one of its own where it is not for one person. */
export type PlannedLine = { key: string; people: readonly PartyMember[] }
type LineQuote = AdditionQuote['lines'][number]

/**
 * The prices of a choice within the cart, with the reductions of the whole cart. `lines`: by key; empty while they are asked for.
 * `totalCents`: undefined while a price is missing. `otherLinesCents`: by how much the lines that are in the cart already change.
 */
export type Quotes = {
  lines: ReadonlyMap<string, LineQuote>
  failed: boolean
  totalCents: number | undefined
  otherLinesCents: number
}

const noQuotes: Quotes = { lines: new Map(), failed: false, totalCents: undefined, otherLinesCents: 0 }

/** The lines that a choice would become, in the order of its parts and their people. */
export function plannedLines(parts: readonly OfferPart[], mode: Offer['people']): PlannedLine[] {
  return parts.flatMap((part, index) => linesOfPart(part, index, mode))
}

function linesOfPart({ people }: OfferPart, index: number, mode: Offer['people']): PlannedLine[] {
  return mode === 'each'
    ? people.map((person) => ({ key: person.key, people: [person] }))
    : [{ key: `line ${index}`, people }]
}

/** The quotes of what is chosen; fetched again when the choice or the cart changes. */
export function useQuotes({ product, people: mode }: Offer, parts: readonly OfferPart[]): Quotes {
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
        mode,
      )
      setKnown({ request, quotes })
    })
    return () => {
      superseded = true
    }
  }, [request, host, mode])
  return known.request === request ? known.quotes : noQuotes
}

/** Brings together the quotes of all parts; one that failed leaves no total. */
export function quotesOf(
  parts: readonly OfferPart[],
  answers: readonly (AdditionQuote | undefined)[],
  mode: Offer['people'] = 'each',
): Quotes {
  const known = answers.flatMap((answer) => answer ?? [])
  const lines = new Map(
    parts.flatMap((part, index) =>
      linesOfPart(part, index, mode).flatMap(({ key }, position) => {
        const quote = answers[index]?.lines[position]
        return quote ? [[key, quote] as const] : []
      }),
    ),
  )
  const failed = known.length < parts.length
  const isWhole = !failed && [...lines.values()].every(({ quote }) => quote !== null)
  return {
    lines,
    failed,
    totalCents: isWhole ? known.reduce((sum, { totalCents }) => sum + totalCents, 0) : undefined,
    otherLinesCents: known.reduce((sum, { otherLinesCents }) => sum + otherLinesCents, 0),
  }
}
