import type { Host, Lang } from '../host.ts'

const words: Record<Lang, [sentence: string, again: string]> = {
  fr: ['Le panier n’a pas pu être chargé. Vérifiez votre connexion.', 'Réessayer'],
  en: ['The cart could not be loaded. Check your connection.', 'Try again'],
  es: ['No se ha podido cargar la cesta. Compruebe su conexión.', 'Reintentar'],
  nl: ['Het winkelmandje kon niet worden geladen. Controleer je verbinding.', 'Opnieuw proberen'],
}

/** Says that the app could not be loaded, in the page's own style, with a button to try again (CART-9). Returns how to remove it. */
export function showLoadFailure({ lang }: Host, element: HTMLElement, again: () => void): () => void {
  const [sentence, label] = words[lang]
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.textContent = sentence
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-secondary'
  button.textContent = label
  button.addEventListener('click', again)
  element.replaceChildren(text, button)
  return () => element.replaceChildren()
}
