// Types of the state words and of the JSON columns, as the database keeps them. The API has its own, so that either can change alone.

export type CartState = 'open' | 'paying' | 'ordered'
/** `sold`: paid for. `expired`: its time is over. `released`: given back by its buyer. */
export type HoldState = 'held' | 'sold' | 'expired' | 'released'

/** One text in the four languages of the shop. */
export type StoredTexts = { fr: string; en: string; es: string; nl: string }

export type StoredWithdrawal = 'none' | '14-days'
type StoredLevel = { code: string; name: StoredTexts; hint: StoredTexts }
type StoredAges = { from: number; to?: number | undefined }
type StoredAgeCategory = StoredAges & { code: string; free: boolean; label: StoredTexts }

/** Settings of a resort. `fingerprint` is that of the files which were loaded last. */
export type StoredResort = {
  timeZone: string
  /** Of the terms of sale; missing until the files are loaded again. */
  termsVersion?: string | undefined
  lowSeason: StoredTexts
  meetingPoints: Record<string, string>
  family?:
    | { product: string; days: number; adults: string[]; children: string[]; atLeast: number; percent: number }
    | undefined
  fingerprint: string
}

export type StoredRules = { withdrawal: StoredWithdrawal } & (
  | {
      sort: 'lesson'
      ages: StoredAges
      days: number
      levels: StoredLevel[]
      meeting: { at: string; levels?: string[] | undefined }[]
    }
  | { sort: 'pass'; ages: StoredAgeCategory[]; durations: number[]; wholeSeason?: { lastSale: string } | undefined }
)

/** What the kind of a place pool keeps of it; read and checked by that kind alone. */
export type StoredPoolData = Record<string, unknown>

/** High-season weeks; `from` and `to` are the first and the last day. */
export type StoredPeriod = { code: string; label: StoredTexts; from: string; to: string }

/** The two columns of a price list. */
export type PriceColumn = 'low' | 'high'

/** What was selected of a product: a slot and level of a lesson, or first day and length of a pass. */
export type StoredSelection =
  | { kind: 'ESF'; slot: string; level: string }
  | { kind: 'LIFT'; firstDay: string; days: number }

/**
 * One step of how a price came about, in words for programs; `cents` of all steps add up to the price.
 * day-rate: so many single days · several-days: less, because they are bought together · period: more, because it is high season.
 */
export type PriceDerivationStep = { cents: number } & (
  | { step: 'lesson'; days: number }
  | { step: 'period'; period: string }
  | { step: 'day-rate'; age: string; days: number }
  | { step: 'several-days'; days: number }
  | { step: 'season'; age: string; season: string }
  | { step: 'free'; age: string }
  | { step: 'family'; percent: number }
)

/** How a price came about. It is kept with the line, so that "why this price?" can be answered later. */
export type PriceDerivation = { steps: PriceDerivationStep[]; ageCategory: string; age: number; ageDay: string }
