type Lang = 'fr' | 'en' | 'es' | 'nl'

const sentences: Record<Lang, (seconds: number) => string> = {
  fr: (seconds) => `Trop de demandes en peu de temps\u00A0: réessayez dans ${seconds}\u00A0s.`,
  en: (seconds) => `Too many requests in a short time: try again in ${seconds} s.`,
  es: (seconds) => `Demasiadas solicitudes en poco tiempo: inténtelo de nuevo en ${seconds} s.`,
  nl: (seconds) => `Te veel verzoeken in korte tijd: probeer het over ${seconds} s opnieuw.`,
}

/** The languages in which a refused client can be answered. */
export const tooManyRequestsLangs: readonly Lang[] = ['en', 'fr', 'es', 'nl']

/** What a refused client reads; English for a language that is not among the four. */
export function tooManyRequests(lang: string, seconds: number): string {
  const known = tooManyRequestsLangs.find((one) => one === lang) ?? 'en'
  return sentences[known](seconds)
}
