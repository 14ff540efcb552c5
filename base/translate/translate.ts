/** Texts of one language by key; `{name}` stands for a value, `{count|one|other}` chooses by the language's plural rules. */
export type Texts = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>

/** The names of the values that a text needs: `'name'` for `'Hello {name}'`. */
export type ValueNames<Text extends string> = Text extends `${string}{${infer Placeholder}}${infer Rest}`
  ? (Placeholder extends `${infer Name}|${string}` ? Name : Placeholder) | ValueNames<Rest>
  : never

/** The values that a text needs; any, where the text is not known to the compiler. */
export type ValuesFor<Text extends string> = string extends Text
  ? [values?: Values]
  : [ValueNames<Text>] extends [never]
    ? [values?: undefined]
    : [values: Readonly<Record<ValueNames<Text>, string | number>>]

/** The keys whose texts need no values, for keys that are put together at run time. */
export type PlainKey<Table extends Texts> = {
  [Key in keyof Table]: [ValueNames<Table[Key]>] extends [never] ? Key : never
}[keyof Table] &
  string

/**
 * Turns a key into a sentence. Where the texts are known to the compiler (`as const`), a call names an existing key and gives
 * exactly the values that its text needs.
 */
export type Translate<Table extends Texts = Texts> = <Key extends keyof Table & string>(
  key: Key,
  ...values: ValuesFor<Table[Key]>
) => string

/**
 * Makes the function that turns a key into a sentence of the language.
 * A missing key is shown as `??key??` (UI-5) and a missing value as `??key.value??`, so that somebody sees it.
 */
export function createTranslate<Table extends Texts = Texts>(
  lang: string,
  texts: Readonly<Record<keyof Table & string, string>>,
): Translate<Table> {
  let rules: Intl.PluralRules | undefined
  // Made where a plural is written first: it reads the browser's tables of languages.
  const isOne = (count: number): boolean => (rules ??= new Intl.PluralRules(lang)).select(count) === 'one'
  return (key, values = {}) => {
    const text: string | undefined = texts[key]
    return text === undefined ? `??${key}??` : fill(key, text, values, isOne)
  }
}

function fill(key: string, text: string, values: Values, isOne: (count: number) => boolean): string {
  return text.replaceAll(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = values[name]
    if (value === undefined) return `??${key}.${name}??`
    if (one === undefined || other === undefined) return String(value)
    return isOne(Number(value)) ? one : other
  })
}
