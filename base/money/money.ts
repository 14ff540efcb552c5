import { localeOf } from '../locale/locale.ts'

/** An amount in whole euro cents. Every sum inside Schuss is one of these. */
export type Cents = number

/**
 * Rounds a computed amount to whole cents, half away from zero.
 * The only function that rounds money, so that two totals of the same lines can never differ.
 */
export function roundCents(amount: number): Cents {
  return Math.sign(amount) * Math.round(Math.abs(amount))
}

/** `percent` of an amount, rounded: `percentOf(24500, 10)` is 2450. */
export function percentOf(amount: Cents, percent: number): Cents {
  return roundCents((amount * percent) / 100)
}

/** Converts cents to the contract's euros: a number with at most two decimals. */
export function toEuros(cents: Cents): number {
  return Math.round(cents) / 100
}

/** Converts the contract's euros to cents. */
export function fromEuros(euros: number): Cents {
  return roundCents(euros * 100)
}

/** An amount as the language writes euros: `1 234,50 €` in fr, `€1,234.50` in en. */
export function formatCents(cents: Cents, lang: string): string {
  const format = euroFormats.get(lang) ?? euroFormat(lang)
  return format.format(cents / 100)
}

/** One for each language: making one takes far longer than using it. */
const euroFormats = new Map<string, Intl.NumberFormat>()

function euroFormat(lang: string): Intl.NumberFormat {
  const format = new Intl.NumberFormat(localeOf(lang), { style: 'currency', currency: 'EUR' })
  euroFormats.set(lang, format)
  return format
}
