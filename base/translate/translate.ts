/** Texts of one language by key; `{name}` stands for a value, `{count|one|other}` chooses by the language's plural rules. */
export type Texts = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>
export type Translate = (key: string, values?: Values) => string

/**
 * Makes the function that turns a key into a sentence of the language.
 * A missing key is shown as `??key??`, so that somebody sees it (UI-5).
 */
export function createTranslate(lang: string, texts: Texts): Translate {
  const plural = new Intl.PluralRules(lang)
  return (key, values = {}) => {
    const text = texts[key]
    return text === undefined ? `??${key}??` : fill(text, values, plural)
  }
}

function fill(text: string, values: Values, plural: Intl.PluralRules): string {
  return text.replaceAll(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (one === undefined || other === undefined) return String(value)
    return plural.select(Number(value)) === 'one' ? one : other
  })
}
