import { createTranslate } from './translate.ts'
import type { Texts } from './translate.ts'

/**
 * The errors in the texts of a folder, one sentence each: keys that a language lacks or has alone, empty texts, values
 * that differ from the first language's, and unfilled braces or `??`.
 */
export function faultsOfTexts(languages: Readonly<Record<string, Texts>>): string[] {
  const [first = {}] = Object.values(languages)
  return Object.entries(languages).flatMap(([lang, texts]) => [
    ...missing(first, texts).map((key) => `${lang} lacks ${key}`),
    ...missing(texts, first).map((key) => `${lang} alone has ${key}`),
    ...Object.entries(texts).flatMap(([key, text]) => [
      ...(text.trim() === '' ? [`${lang} ${key} is empty`] : []),
      ...(key in first && valueNames(text).join() !== valueNames(first[key] ?? '').join()
        ? [`${lang} ${key} has the values ${valueNames(text).join(', ') || 'none'}`]
        : []),
      ...unfilled(lang, key, text),
    ]),
  ])
}

function missing(wanted: Texts, texts: Texts): string[] {
  return Object.keys(wanted).filter((key) => !(key in texts))
}

function unfilled(lang: string, key: string, text: string): string[] {
  const names = valueNames(text)
  return [0, 1, 2, 1000]
    .map((value) => createTranslate(lang, { [key]: text })(key, Object.fromEntries(names.map((name) => [name, value]))))
    .filter((rendered) => /[{}|]|\?\?/.test(rendered))
    .slice(0, 1)
    .map((rendered) => `${lang} ${key} is shown as “${rendered}”`)
}

function valueNames(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].toSorted()
}
