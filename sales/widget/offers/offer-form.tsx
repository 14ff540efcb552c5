import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Offer } from '../../api/offers.ts'
import type { Stay } from '../api-client/endpoints.ts'
import { asParticipant } from '../party/person.ts'
import type { PartyMember } from '../party/person.ts'
import { submitPersonForm } from '../party/person-form.tsx'
import { PartySection } from '../party/party-section.tsx'
import { useWidget } from '../context/widget-context.ts'
import { AddBar } from './add-bar.tsx'
import { focusSection } from './form-section.tsx'
import { QuoteList } from './quote-list.tsx'
import { OverlapSection, useOverlaps } from './overlap-section.tsx'
import { plannedLines, useQuotes } from './quotes.ts'
import type { OfferPart } from './quotes.ts'
import type { useAddToCart } from './use-add-to-cart.ts'

type Props = {
  offer: Offer
  everybody: readonly PartyMember[]
  people: readonly PartyMember[]
  stay: Stay | undefined
  onPeople: (chosen: string[]) => void
  /** What keeps somebody from having this offer, in words; and what to do when nobody fits. */
  problemOf?: (person: PartyMember) => string | undefined
  elsewhere?: () => void
  /** What is chosen, by people with the same selection; empty while something is missing. */
  parts: readonly OfferPart[]
  /** Whether what is chosen may still change by itself: prices are asked for when it does not. */
  unsettled?: boolean
  /** What is still to be chosen: in words, and the question that asks for it. */
  missing: { words: string; question: string } | undefined
  labelOf?: (category: string) => string | undefined
  adding: ReturnType<typeof useAddToCart>
  /** The questions of this kind of offer. */
  children: ReactNode
}

const nobody = (): undefined => undefined

/** What the form of every offer has around its own sections: summary, people, prices, and the bar that adds to the cart. */
export function OfferForm({ offer, everybody, people, stay, parts, missing, adding, children, ...props }: Props) {
  const { t } = useWidget()
  const quoted = useSettled(parts, props.unsettled ?? false)
  const quotes = useQuotes(offer, quoted)
  const overlaps = useOverlaps(quotes)
  const add = (bar: HTMLElement | null): void => {
    if (submitPersonForm(bar)) return
    if (missing) return focusSection(bar, missing.question)
    if (overlaps.isOpen) return focusSection(bar, 'overlap')
    const additions = parts.map((part) => ({
      product: offer.product,
      selection: part.selection,
      participants: part.people.map(asParticipant),
      ...(stay && { stay }),
      acceptOverlap: overlaps.isAccepted,
    }))
    if (additions.length > 0) void adding.add(additions)
  }
  return (
    <div className="selector">
      <p className="selector-summary">{offer.summary}</p>
      {offer.people !== 'none' && (
        <PartySection
          everybody={everybody}
          chosen={people.map(({ key }) => key)}
          onChange={props.onPeople}
          problemOf={props.problemOf ?? nobody}
          elsewhere={props.elsewhere}
        />
      )}
      {children}
      {quoted.length > 0 && (
        <QuoteList
          quotes={quotes}
          lines={plannedLines(quoted, offer.people)}
          product={offer.name}
          labelOf={props.labelOf}
        />
      )}
      {overlaps.list.length > 0 && (
        <OverlapSection overlaps={overlaps.list} accepted={overlaps.isAccepted} onChange={overlaps.accept} />
      )}
      <p className="quiet">{t(`withdrawal.${offer.withdrawal}`)}</p>
      <AddBar
        cents={missing || props.unsettled ? undefined : quotes.totalCents}
        otherLinesCents={quotes.otherLinesCents}
        people={offer.people === 'none' ? 0 : people.length}
        note={missing?.words ?? (!props.unsettled && (quotes.lines.size > 0 || quotes.failed) ? '' : t('price.asking'))}
        refused={adding.refused}
        busy={adding.busy}
        onAdd={add}
      />
    </div>
  )
}

/** The last value from before it became unsettled. */
function useSettled<Value>(value: Value, unsettled: boolean): Value {
  const [settled, setSettled] = useState(value)
  if (!unsettled && settled !== value) setSettled(value)
  return unsettled ? settled : value
}
