import type { Alternate, Lang } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'
import { useShownQuery } from './shown-query.ts'
import { useBusinessProvider } from './use-business-provider.ts'

/** Each language by its own name. */
const names: Record<Lang, string> = { fr: 'Français', en: 'English', es: 'Español', nl: 'Nederlands' }

type Props = { current: Lang; alternates: Alternate[]; address: string }

/**
 * The page at `address` in the other languages (NAV-7), with the stay, search or order that it shows: inside the site, or where
 * another origin serves them, by a load.
 */
export function Languages({ current, alternates, address }: Props) {
  const t = useTranslate()
  const provider = useBusinessProvider()
  const query = useShownQuery()
  return (
    <nav className="languages" aria-label={t('bar.languages')}>
      <ul>
        {alternates.map(({ lang, href }) => (
          <li key={lang}>
            <a
              className="language"
              href={withProvider(pathFrom(address, href) + query, provider)}
              data-document={isElsewhere(address, href) || undefined}
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

function isElsewhere(address: string, href: string): boolean {
  return new URL(href).origin !== new URL(address).origin
}

/** What a link on the page at `address` holds to lead to `href`: a path where their origin is the same (PATH-4). */
export function pathFrom(address: string, href: string): string {
  return isElsewhere(address, href) ? href : new URL(href).pathname
}

/** Adds the business provider to a link as `hoteId`. */
export function withProvider(href: string, provider: string | undefined): string {
  if (provider === undefined) return href
  return `${href}${href.includes('?') ? '&' : '?'}hoteId=${encodeURIComponent(provider)}`
}
