import { addDays, ageOn } from 'base/day'
import type { Day } from 'base/day'
import { roundCents } from 'base/money'
import type { Cents } from 'base/money'
import type { PriceDerivationStep } from '../../store/column-types.ts'
import type { Lodging } from '../kind.ts'
import { tariffOn } from './rules.ts'
import type { StayTaxRules, Tariff } from './rules.ts'

/** Who sleeps somewhere, and when; `vatPercent` is contained in the prices of the nights. */
export type TaxedStay = Lodging & { births: readonly Day[]; vatPercent: number }

export type StayTax = { cents: Cents; steps: PriceDerivationStep[] }

/** An amount as a fraction of whole numbers, so that it is rounded once, and half a cent is exactly half. */
type Fraction = { over: number; under: number }

/** What an adult owes for a night: its first step, and one for each surcharge. `unit` is in cents. */
type Owed = { tariff: Tariff; steps: { step: string; values: StepValues; unit: Cents }[] }
type StepValues = Record<string, string | number | undefined>

/**
 * The tax of a stay by the tariff of each night, for those who are adults in it. Nights with one tariff are counted together; nights of
 * minors are a step without an amount. See docs/algorithms/stay-tax.md.
 */
export function taxOfStay(rules: StayTaxRules, stay: TaxedStay): StayTax {
  const counted = new Map<string, { owed: Owed; nights: number }>()
  let exempt = 0
  for (const [index, nightCents] of stay.nightCents.entries()) {
    const night = addDays(stay.arrival, index)
    const adults = stay.births.filter((birth) => ageOn(birth, night) >= rules.adultFrom).length
    exempt += stay.births.length - adults
    const owed = owedFor(rules, stay, night, nightCents)
    if (!owed || adults === 0) continue
    const key = JSON.stringify([owed.tariff.from, owed.steps])
    const known = counted.get(key)
    counted.set(key, { owed, nights: (known?.nights ?? 0) + adults })
  }
  const steps = [...counted.values()].flatMap(({ owed, nights }) =>
    owed.steps.map(({ step, values, unit }) => ({ ...values, step, nights, unit, cents: unit * nights })),
  )
  const minors = exempt > 0 ? [{ step: 'minors', nights: exempt, adultFrom: rules.adultFrom, cents: 0 }] : []
  return { cents: steps.reduce((sum, { cents }) => sum + cents, 0), steps: [...steps, ...minors] }
}

function owedFor(rules: StayTaxRules, stay: TaxedStay, night: Day, nightCents: Cents): Owed | undefined {
  const tariff = tariffOn(rules, night)
  if (!tariff) return undefined
  const { amount, step, values } = baseOf(tariff, stay, nightCents)
  const year = night.slice(0, 4)
  const base = { step, values: { ...values, year }, unit: centsOf(amount, 0) }
  const steps = tariff.surcharges.map(({ code, basisPoints }, index) => {
    const before = sumOf(tariff.surcharges.slice(0, index))
    const unit = centsOf(amount, before + basisPoints) - centsOf(amount, before)
    return { step: 'surcharge', values: { surcharge: code, percent: basisPoints / 100 }, unit }
  })
  return { tariff, steps: [base, ...steps] }
}

/** The tax of a class; a class that the tariff does not name is taxed as unclassified. */
function baseOf(
  { classes, unclassified }: Tariff,
  { classification, births, vatPercent }: TaxedStay,
  nightCents: Cents,
): { amount: Fraction; step: string; values: StepValues } {
  const fixed = classes[classification]
  if (fixed !== undefined) return { amount: { over: fixed, under: 1 }, step: 'class', values: { classification } }
  const { basisPoints, cap } = unclassified
  // nightCents without value added tax, for one of all who sleep there, times the rate.
  const amount = {
    over: nightCents * 1000 * basisPoints,
    under: (1000 + roundCents(vatPercent * 10)) * births.length * 10_000,
  }
  return amount.over > cap * amount.under
    ? { amount: { over: cap, under: 1 }, step: 'capped', values: {} }
    : { amount, step: 'share', values: { percent: basisPoints / 100 } }
}

function sumOf(surcharges: Tariff['surcharges']): number {
  return surcharges.reduce((sum, { basisPoints }) => sum + basisPoints, 0)
}

/** An amount with surcharges, rounded to the cent, half a cent up. */
function centsOf({ over, under }: Fraction, basisPoints: number): Cents {
  return roundCents((over * (10_000 + basisPoints)) / (under * 10_000))
}
