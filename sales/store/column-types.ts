import type { LineKind } from 'contracts/cart/kinds'

// Types of the state words and of the JSON columns, as the database keeps them. The API has its own, so that either can change alone.

export type CartState = 'open' | 'paying' | 'ordered'
/** `sold`: paid for. `expired`: its time is over. `released`: given back by its buyer. */
export type HoldState = 'held' | 'sold' | 'expired' | 'released'

/** One text in the four languages of the shop. */
export type StoredTexts = { fr: string; en: string; es: string; nl: string }

export type StoredWithdrawal = 'none' | '14-days'
/** A rate in percent, or none because the law exempts it or it is no turnover at all. */
export type StoredVat = 'exempt' | '5.5' | '10' | '20' | 'outside'

/** Settings of a resort. `fingerprint` is that of the files which were loaded last. */
export type StoredResort = {
  timeZone: string
  /** Of the terms of sale; missing until the files are loaded again. */
  termsVersion?: string | undefined
  lowSeason: StoredTexts
  /** What is done where lodging meets another travel service; missing until the files are loaded again. */
  packages?: 'separate' | 'form' | 'refused' | undefined
  meetingPoints: Record<string, string>
  fingerprint: string
}

/** What a product's kind knows of it, and the terms that every product has. */
export type StoredRules = { withdrawal: StoredWithdrawal; vat: StoredVat; rules: unknown }

/** What the kind of a place pool keeps of it; read and checked by that kind alone. */
export type StoredPoolData = Record<string, unknown>

/** High-season weeks; `from` and `to` are the first and the last day. */
export type StoredPeriod = { code: string; label: StoredTexts; from: string; to: string }

/** The two columns of a price list. */
export type PriceColumn = 'low' | 'high'

/** What was selected of a product. The kind named by `type` knows the rest. */
export type StoredSelection = { type: string; [name: string]: string | number | boolean | string[] }

/**
 * One step of how a price came about, in words for programs; `cents` of all steps add up to the price. Kinds have steps of their own, whose
 * other values stand in their labels.
 */
export type PriceDerivationStep = { step: string; cents: number; [name: string]: string | number | undefined }

/** Stay, people and lines of a cart, as they are kept to undo its last change; `needs` are the places that a line had. */
export type StoredCartContent = {
  stay: { from: string; to: string } | null
  party: { id: string; firstName: string; lastName: string; birthDate: string }[]
  lines: {
    id: string
    kind: LineKind
    type: string
    product: string
    people: string[]
    quantity: number
    dependsOn: string[]
    selection: StoredSelection
    firstDay: string
    lastDay: string
    priceCents: number
    derivation: PriceDerivation
    needs: { pool: string; places: number }[]
  }[]
}

/** How a price came about. It is kept with the line, so that "why this price?" can be answered later. Ages are those of a line for one person. */
export type PriceDerivation = {
  steps: PriceDerivationStep[]
  ageCategory?: string | undefined
  age?: number | undefined
  ageDay?: string | undefined
}
