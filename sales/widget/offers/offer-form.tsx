import type { ReactNode } from 'react'
import type { Offer, Selection } from '../../api/offers.ts'
import type { Stay } from '../api-client/endpoints.ts'
import { asParticipant } from '../party/person.ts'
import type { PartyMember } from '../party/person.ts'
import { submitPersonForm } from '../party/person-form.tsx'
import { PartySection } from '../party/party-section.tsx'
import { useWidget } from '../context/widget-context.ts'
import { AddBar } from './add-bar.tsx'
import { focusSection } from './form-section.tsx'
import { QuoteList } from './quote-list.tsx'
import { sumOf, useQuotes } from './quotes.ts'
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
  /** What is chosen, once it is whole. */
  selection: Selection | undefined
  /** What is still to be chosen: in words, and the question that asks for it. */
  missing: { words: string; question: string } | undefined
  labelOf?: (category: string) => string | undefined
  adding: ReturnType<typeof useAddToCart>
  /** The questions of this kind of offer. */
  children: ReactNode
}

const nobody = (): undefined => undefined

/** What every offer has around its own questions: what it is, for whom, what each pays, and the way into the cart. */
export function OfferForm({ offer, everybody, people, stay, selection, missing, adding, children, ...props }: Props) {
  const { t } = useWidget()
  const quotes = useQuotes(offer.product, selection, people)
  const add = (bar: HTMLElement | null): void => {
    if (submitPersonForm(bar)) return
    if (missing) return focusSection(bar, missing.question)
    const participants = people.map(asParticipant)
    if (selection) void adding.add({ product: offer.product, selection, participants, ...(stay && { stay }) })
  }
  return (
    <div className="selector">
      <p className="selector-summary">{offer.summary}</p>
      <PartySection
        everybody={everybody}
        chosen={people.map(({ key }) => key)}
        onChange={props.onPeople}
        problemOf={props.problemOf ?? nobody}
        elsewhere={props.elsewhere}
      />
      {children}
      {selection && people.length > 0 && <QuoteList quotes={quotes} people={people} labelOf={props.labelOf} />}
      <p className="quiet">{t(`withdrawal.${offer.withdrawal}`)}</p>
      <AddBar
        cents={missing ? undefined : sumOf(quotes, people)}
        people={people.length}
        note={missing?.words ?? t('price.asking')}
        refused={adding.refused}
        busy={adding.busy}
        onAdd={add}
      />
    </div>
  )
}
