import type { Day } from 'base/day'
import type { Result } from 'base/errors'
import type { Cents } from 'base/money'
import type { LineKind } from 'contracts/cart/kinds'
import type { z } from 'zod'
import type { Person } from '../api/cart.ts'
import type { Offer, OfferSummary } from '../api/offers.ts'
import type { QuestionsAnswer, QuestionsRequest } from '../api/questions.ts'
import type { PoolPlaces } from '../availability/pool-places.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Lang, Product } from '../catalogue/product.ts'
import type { CatalogueSource } from '../catalogue/source.ts'
import type { PriceDerivation, PriceDerivationStep, StoredSelection } from '../store/column-types.ts'

/** What a kind is asked about: a product of the catalogue, on a day. */
export type ProductContext<Rules = unknown> = { catalogue: Catalogue; product: Product<Rules>; today: Day }

/** A selection that can be had: its days, both inclusive, and the day on which ages count. */
export type Choice = { firstDay: Day; lastDay: Day; ageDay: Day }

/** What a kind may know of a line of a cart. */
export type KindLine<Selection = unknown> = {
  id: string
  product: string
  people: readonly string[]
  selection: Selection
  firstDay: Day
  lastDay: Day
  priceCents: Cents
  derivation: PriceDerivation
}

/** Places that a line needs of one place pool. */
export type PlaceNeed = { pool: string; places: number }

/**
 * When a line needs its people. `attendance`: they are somewhere between two times of each day; `lift-access`: they use the lifts
 * all day. A lesson and a pass on one day belong together, so only times of one purpose can overlap. Times are minutes of the day.
 */
export type Occupancy = { purpose: 'attendance' | 'lift-access'; firstDay: Day; lastDay: Day; from: number; to: number }

/** Why a selection cannot be had. Messages are keys of the kind's refusals, or of the cart's. */
export type SelectionRefusal = 'unknown-product' | 'not-bookable' | 'level' | 'age'

export type Price = PriceDerivation & { cents: Cents }

/** From the first to the last day, and the ages of those who come. */
export type StayForPrices = { from: Day; to: Day; ages: readonly AgeRange[] }
export type AgeRange = { from: number; to: number }

/** What a list shows of a product besides its names: its prices in the season, whether any of it can be had, and for which ages it is. */
export type OfferFacts = { prices: readonly Cents[]; bookable: boolean } & Pick<OfferSummary, 'minAge' | 'maxAge'>

/** For whom an offer is described. `from` and `to` leave only the dates that touch a stay. */
export type OfferReader = { lang: Lang; from?: Day | undefined; to?: Day | undefined; places: PoolPlaces }

/** What is known when questions are asked: answers by the ids of their questions, the people, the stay, and free places. */
export type AskedQuestions = Pick<QuestionsRequest, 'answers' | 'people' | 'stay' | 'lang'> & { places: PoolPlaces }

/**
 * All that differs between the products of one sort: how they stand in the catalogue's files, what is chosen of them, which places that
 * needs, what it costs, and how it is said. Kinds do not know each other, and nothing outside `kinds/` asks which kind it has.
 */
export type Kind<Rules = unknown, Selection = unknown, Chosen extends Choice = Choice> = {
  /** The `type` of its products, selections and lines, and the name of its folder. */
  name: string
  lineKind: LineKind
  /** Whether the contract's cart names it as an activity that people take part in, or as a product. */
  isActivity: boolean
  /** Whether only staff may put it into a cart; then it is on no list either. */
  isStaffOnly?: boolean
  /** Whether everybody gets a line of their own, all share one, or a line is for nobody in particular. */
  people: Offer['people']
  /** Which form of the widget asks for a selection. */
  form: Offer['form']
  /** That the merchant makes the price later: its lines cost nothing, and its offers have no price. */
  isRequest?: true
  source: CatalogueSource
  /** What is stored with a product. */
  rules: z.ZodType<Rules>
  selection: z.ZodObject & z.ZodType<Selection>
  /** Labels of its price steps and sentences of its refusals, by key. */
  steps: Texts
  refusals: Texts

  /**
   * The groups of place pools that are looked at to offer a product; with what was answered so far only those that the next questions
   * need.
   */
  poolGroups(product: Product<Rules>, asked?: Pick<QuestionsRequest, 'answers' | 'stay'>): string[]
  /** Resolves a selection, or says why it cannot be bought. What is held may be kept after it was taken off the catalogue. */
  resolve(
    context: ProductContext<Rules>,
    selection: Selection,
    held: { isHeld: boolean },
  ): Result<Chosen, SelectionRefusal>
  /** Derives the price of a line. Rules of the whole cart come later. See docs/algorithms/pricing.md. */
  price(
    context: ProductContext<Rules>,
    choice: Chosen,
    people: readonly Person[],
  ): Result<Price, 'age' | 'not-bookable'>
  /** The places that a line of so many people needs; empty when it needs none. */
  places(choice: Chosen, people: number): PlaceNeed[]
  /** When its people are taken up; several times where it takes them up on days that are apart. */
  occupancy(
    context: ProductContext<Rules>,
    line: Pick<KindLine<Selection>, 'selection' | 'firstDay' | 'lastDay'>,
  ): Occupancy | Occupancy[] | undefined
  /** Whether a second line for the same people and product would give them what `line` gives them already. */
  isSame(line: KindLine<Selection>, other: KindLine<Selection>): boolean
  /** Days, time, place and what else tells one line from another, as parts of one line to read. */
  describe(context: ProductContext<Rules>, line: KindLine<Selection>, lang: Lang): string[]
  /** What analytics calls the variant of a product; empty where there is none. */
  variant(selection: Selection): string
  /** Where and when people go with it; null where there is no such thing. */
  meeting(
    context: ProductContext<Rules>,
    line: Pick<KindLine<Selection>, 'selection'>,
    lang: Lang,
  ): { place: string; time: string } | null

  summarize(context: ProductContext<Rules>, full: ReadonlySet<string>): OfferFacts
  /** What its form in the widget needs to know. */
  describeOffer(context: ProductContext<Rules>, reader: OfferReader): OfferDetails
  /** What is to be asked before it can be bought; kinds whose form is 'questions' have it. */
  questions?(context: ProductContext<Rules>, asked: AskedQuestions): QuestionsAnswer
  /** What it can cost within a stay, as far as its places are not full. What is free is no price. */
  pricesInStay(context: ProductContext<Rules>, stay: StayForPrices, full: ReadonlySet<string>): Cents[]
  /** Values of a price step as the reader's words, by their names in the label. */
  stepValues?(product: Product<Rules>, step: PriceDerivationStep, lang: Lang): Record<string, string | undefined>
  /** The name of an age category of a product. */
  ageLabel?(product: Product<Rules>, code: string, lang: Lang): string
  /** The same thing within another stay; undefined when there is nothing like it then. */
  move?(
    context: ProductContext<Rules>,
    line: Pick<KindLine<Selection>, 'selection' | 'firstDay' | 'lastDay'>,
    stay: { from: Day; to: Day },
  ): StoredSelection | undefined
  /** How many of it a line is; 1 where that is not asked. */
  quantity?(selection: Selection): number
  /** Which travel service it is in the sense of package travel (directive 2015/2302, article 3); undefined for what is none. */
  travelService?: TravelService
  /** That a line lodges its people, and how. */
  lodging?(context: ProductContext<Rules>, line: KindLine<Selection>, people: readonly Person[]): Lodging | undefined
  /**
   * What a line becomes by those that are neither derived nor follow others themselves, as a cover becomes dearer with what it insures:
   * `kept` where it does not depend on them, undefined when nothing is left for it to follow.
   */
  follow?(
    context: ProductContext<Rules>,
    line: KindLine<Selection>,
    others: readonly KindLine[],
  ): Followed | 'kept' | undefined
  /** Lines of this kind that follow from others, as a tax follows from lodging; worked out anew with every change of the cart. */
  derive?(
    context: { catalogue: Catalogue; today: Day; party: readonly Person[] },
    lodgings: readonly (Lodging & { line: KindLine })[],
  ): DerivedLine[]
  /** Reductions that depend on the other lines of the cart: a step for each of its lines, with negative cents. */
  reductions?(catalogue: Catalogue, lines: readonly KindLine<Selection>[]): (PriceDerivationStep | undefined)[]
}

/** `other`: a tourist service such as a lesson, a lift pass or hired skis. */
export type TravelService = 'lodging' | 'transport' | 'other'

/** What a line that lodges people is for those who work out a tax or a package from it. Prices are those of the room alone, VAT included. */
export type Lodging = {
  /** The municipality's word for the class of the house, such as `3-stars` or `unclassified`. */
  classification: string
  arrival: Day
  departure: Day
  /** Of each night, in order. */
  nightCents: Cents[]
}

/** What a line becomes by the other lines of its cart. */
export type Followed = { price: Price; firstDay: Day; lastDay: Day }

/** A line that exists because of another one and goes with it. */
export type DerivedLine = {
  product: string
  /** The line it follows from. */
  dependsOn: string
  people: string[]
  selection: StoredSelection
  firstDay: Day
  lastDay: Day
  price: Price
}

type Texts = Record<Lang, Readonly<Record<string, string>>>

export type OfferDetails = Pick<Offer, 'ageDay' | 'levels' | 'slots' | 'pass'>

/**
 * A kind as the table keeps it, whose own types are known to itself alone. Its schemas check rules and selections before its methods are
 * given them.
 */
export function defineKind<Rules, Selection, Chosen extends Choice>(kind: Kind<Rules, Selection, Chosen>): Kind {
  return kind
}
