/**
 * Keeps French signs on the line of the word before them: a no-break space before ? ! : ; » € % and after «.
 * For what is shown; what editors write stays as they wrote it.
 */
export function frenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[?!:;»€%])/g, '\u00A0').replaceAll('« ', '«\u00A0')
}
