import type { Host, Lang } from '../host.ts'

const words: Record<Lang, string> = {
  fr: 'Ouverture du choix des dates…',
  en: 'Opening the choice of dates…',
  es: 'Abriendo la selección de fechas…',
  nl: 'De keuze van data wordt geopend…',
}

/**
 * Says at once that the selector is on its way, while its bundle is still loading on a slow line. In the page's own colours.
 * Returns how to remove it.
 */
export function showOpeningNotice({ lang }: Pick<Host, 'lang'>): () => void {
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.lang = lang
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:2147483647;padding:1rem;text-align:center;font-weight:600;background:var(--ink,#12233b);color:var(--white,#fff)'
  notice.textContent = words[lang]
  document.body.append(notice)
  return () => notice.remove()
}
