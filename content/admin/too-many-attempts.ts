import type { Lang } from '../api/page.ts'

/** What somebody reads who tried too many wrong passwords: the sign-in shows this answer as it is (EDIT-1). */
export const tooSoon: Record<Lang, (seconds: number) => string> = {
  fr: (seconds) => `Trop de mots de passe incorrects\u00A0: réessayez dans ${seconds}\u00A0s.`,
  en: (seconds) => `Too many wrong passwords: try again in ${seconds} s.`,
  es: (seconds) => `Demasiadas contraseñas incorrectas: inténtelo de nuevo en ${seconds} s.`,
  nl: (seconds) => `Te vaak een verkeerd wachtwoord: probeer het over ${seconds} s opnieuw.`,
}
