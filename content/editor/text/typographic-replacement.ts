/** What is put in the place of a sign as it is typed; `replaces` takes the space before it along. */
export type TypographicReplacement = { text: string; replaces?: true }

/**
 * A sign as a printer sets it, where a keyboard has only that of a typewriter: the apostrophe, and in French the no-break spaces around
 * signs. Undefined when the sign is well as it is typed.
 */
export function typographicReplacement(
  before: string,
  typed: string,
  lang: string,
): TypographicReplacement | undefined {
  if (typed === "'") return { text: '’' }
  if (lang !== 'fr') return undefined
  if (before === '«' && typed === ' ') return { text: '\u00A0' }
  if (before !== ' ') return undefined
  if (/^[?!;]$/.test(typed)) return { text: `\u202F${typed}`, replaces: true }
  return /^[:»€%]$/.test(typed) ? { text: `\u00A0${typed}`, replaces: true } : undefined
}
