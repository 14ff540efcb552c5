import { localeOf } from 'base/locale'
import type { Cents } from 'base/money'

/** An amount as the language writes it, without cents where they are zero, and with a minus sign (not a hyphen). */
export function money(cents: Cents, lang: string): string {
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(cents / 100)
    .replace('-', '\u2212')
}
