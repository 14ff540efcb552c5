/** How many words of a question are looked at. */
const maxWords = 8

/** The words of a question without accents and capitals, as the index knows them. Single letters count only where there is nothing else. */
export function wordsOf(question: string): string[] {
  const words = fold(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const long = words.filter((word) => word.length > 1 || /\p{N}/u.test(word))
  return [...new Set(long.length > 0 ? long : words)].slice(0, maxWords)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
}

/** Text as the index should read it: `6-12` is two numbers, not six and minus twelve. */
export function indexable(text: string): string {
  return text.replaceAll(/(?<=\d)[-–](?=\d)/g, ' ')
}
