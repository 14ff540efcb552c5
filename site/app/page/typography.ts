import type { Lang } from 'content/api/page'

/** A text as it is set for readers of a language; what editors write stays as they wrote it. */
export function typeset(text: string, lang: Lang): string {
  const whole = wholeNumbers(text)
  return lang === 'fr' ? frenchSpaces(whole) : whole
}

/** Keeps French signs on the line of the word before them: a no-break space before ? ! : ; » € % and after «. */
function frenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[?!:;»€%])/g, '\u00A0').replaceAll('« ', '«\u00A0')
}

/** Keeps a telephone number, thousands and an hour such as `8 h 30` on one line. */
function wholeNumbers(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d|h\b)|(?<=\d h) (?=\d)/g, '\u00A0')
}
