import { foldText } from 'base/fold-text'

/** How many words of a query are looked at. */
const maxWords = 8

/** The words of a query without accents and capitals, as the index knows them. Single letters count only where there is nothing else. */
export function wordsOf(query: string): string[] {
  const words = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const long = words.filter((word) => word.length > 1 || /\p{N}/u.test(word))
  return [...new Set(long.length > 0 ? long : words)].slice(0, maxWords)
}

/** Each word with those of its meaning, as the database takes them: `creche|garderie|moufle`. */
export function withSynonyms(words: readonly string[], groups: readonly (readonly string[])[] = []): string[] {
  const folded = groups.map((group) => group.flatMap((one) => wordsOf(one)))
  return words.map((word) => {
    const alike = folded.filter((group) => group.some((one) => word === one || word === `${one}s`))
    return [...new Set([word, ...alike.flat()])].join('|')
  })
}

/** Text as the index should read it: `6-12` is two numbers, not six and minus twelve. */
export function indexable(text: string): string {
  return text.replaceAll(/(?<=\d)[-–](?=\d)/g, ' ')
}
