import type { Alternate, Lang } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'
import { useBusinessProvider } from './use-business-provider.ts'

/** Every language calls itself by its own name. */
const names: Record<Lang, string> = { fr: 'Français', en: 'English', es: 'Español', nl: 'Nederlands' }

/** This page in the other languages (NAV-7). */
export function Languages({ current, alternates }: { current: Lang; alternates: Alternate[] }) {
  const say = useTranslate()
  const provider = useBusinessProvider()
  return (
    <nav className="languages" aria-label={say('bar.languages')}>
      <ul>
        {alternates.map(({ lang, href }) => (
          <li key={lang}>
            <a
              className="language"
              href={withProvider(href, provider)}
              lang={lang}
              hrefLang={lang}
              aria-label={`${lang.toUpperCase()}, ${names[lang]}`}
              aria-current={lang === current || undefined}
            >
              {lang}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link that keeps who sent the visitor: its `hoteId` in the query. */
export function withProvider(href: string, provider: string | undefined): string {
  if (provider === undefined) return href
  return `${href}${href.includes('?') ? '&' : '?'}hoteId=${encodeURIComponent(provider)}`
}
