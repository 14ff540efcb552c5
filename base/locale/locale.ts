/** The manner in which a language of ours writes days, numbers and money. The English of the Alps is British. */
export function localeOf(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang
}
