import { localeOf } from 'base/locale'
import type { Cents } from 'base/money'

/** An amount as the language writes it, without the cents where there are none: a price list is read, not added up. */
export function money(cents: Cents, lang: string): string {
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}
