import { useEffect, useState } from 'react'
import type { Quote, Selection } from '../../api/offers.ts'
import type { ApiResult } from '../api-client/request.ts'
import { fetchQuote } from '../api-client/endpoints.ts'
import type { PartyMember } from '../party/person.ts'
import { useWidget } from '../context/widget-context.ts'

/** What each person would pay, by their key; undefined while it is asked. */
export type Quotes = ReadonlyMap<string, ApiResult<Quote> | undefined>

const none: Quotes = new Map()

/** The prices of a selection for each of the people; asked anew when something of it changes. */
export function useQuotes(product: string, selection: Selection | undefined, people: readonly PartyMember[]): Quotes {
  const { host } = useWidget()
  const [known, setKnown] = useState({ asked: '', quotes: none })
  const asked = selection ? JSON.stringify({ product, selection, born: people.map(bornOf) }) : ''
  useEffect(() => {
    if (asked === '') return
    let late = false
    const { born, ...what } = JSON.parse(asked) as QuoteInput
    for (const { key, birthDate } of born)
      void fetchQuote(host, { ...what, birthDate }).then((quote) => {
        if (!late)
          setKnown((before) => ({
            asked,
            quotes: new Map(before.asked === asked ? before.quotes : none).set(key, quote),
          }))
      })
    return () => {
      late = true
    }
  }, [asked, host])
  return known.asked === asked ? known.quotes : none
}

type QuoteInput = { product: string; selection: Selection; born: { key: string; birthDate: string }[] }

function bornOf({ key, birthDate }: PartyMember): QuoteInput['born'][number] {
  return { key, birthDate }
}

/** The sum of all prices; undefined while one of them is not known. */
export function sumOf(quotes: Quotes, people: readonly PartyMember[]): number | undefined {
  let sum = 0
  for (const { key } of people) {
    const quote = quotes.get(key)
    if (!quote?.ok) return undefined
    sum += quote.value.priceCents
  }
  return people.length > 0 ? sum : undefined
}
