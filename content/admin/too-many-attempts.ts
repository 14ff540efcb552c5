import type { Lang } from '../api/page.ts'

/** The message after too many wrong passwords; the sign-in shows it as it is (EDIT-1). */
export const tooManyAttempts: Record<Lang, (seconds: number) => string> = {
  fr: (seconds) => `Trop de mots de passe incorrects\u00A0: réessayez dans ${amount(seconds)}.`,
  en: (seconds) => `Too many wrong passwords: try again in ${amount(seconds)}.`,
  es: (seconds) => `Demasiadas contraseñas incorrectas: inténtelo de nuevo en ${amount(seconds)}.`,
  nl: (seconds) => `Te vaak een verkeerd wachtwoord: probeer het over ${amount(seconds)} opnieuw.`,
}

/** Seconds, or minutes from two on; the units are the same in the four languages. */
function amount(seconds: number): string {
  return seconds < 120 ? `${seconds}\u00A0s` : `${Math.ceil(seconds / 60)}\u00A0min`
}
