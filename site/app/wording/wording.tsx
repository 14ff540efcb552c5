import { createTranslate } from 'base/translate'
import type { Translate as TranslateOf } from 'base/translate'
import type { Lang } from 'content/api/page'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Key, Texts } from './fr.ts'

/** The translate function of the page's language. */
export type Translate = TranslateOf<Texts>

const loaded: Partial<Record<Lang, Translate>> = {}

/** Makes the labels of a language ready; a browser loads those of its page only. To be awaited before anything is drawn. */
export async function loadWording(lang: Lang): Promise<void> {
  loaded[lang] ??= createTranslate<Texts>(lang, await textsOf(lang))
}

async function textsOf(lang: Lang): Promise<Readonly<Record<Key, string>>> {
  switch (lang) {
    case 'fr':
      return (await import('./fr.ts')).fr
    case 'en':
      return (await import('./en.ts')).en
    case 'es':
      return (await import('./es.ts')).es
    case 'nl':
      return (await import('./nl.ts')).nl
  }
}

/** Where no language was loaded, every label is shown as missing (UI-5). */
const missing = createTranslate<Texts>('en', {} as Record<Key, string>)
const TranslateContext = createContext<Translate>(missing)

/** Gives everything inside the labels of `lang`, which must have been loaded. */
export function Wording({ lang, children }: { lang: Lang; children: ReactNode }) {
  return <TranslateContext value={loaded[lang] ?? missing}>{children}</TranslateContext>
}

export function useTranslate(): Translate {
  return use(TranslateContext)
}
