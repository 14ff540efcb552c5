import type { Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { purposesOf } from '../../consent/consent.ts'
import { resetConsent } from '../../consent/use-consent.ts'
import { emitSearchEvent } from '../../analytics/search-event.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { useTranslate } from '../../wording/wording.tsx'
import { ExternalLink } from '../external-link.tsx'
import { searchScope } from '../search-scope.ts'
import { FooterNavigation } from './footer-navigation.tsx'
import { Partners } from './partners.tsx'
import { Ridges } from './ridges.tsx'
import { Signature } from './signature.tsx'
import { Socials } from './socials.tsx'

/** The end of every page (NAV-9). */
export function Footer({ shell }: { shell: Shell }) {
  const t = useTranslate()
  return (
    <footer className="footer">
      <Ridges />
      <div className="footer-background dark">
        <div className="footer-inside">
          <Signature shell={shell} />
          <div className="footer-side">
            <SearchBox place={searchScope(shell)} onEvent={emitSearchEvent} />
            <Socials shell={shell} />
          </div>
          <FooterNavigation items={shell.footer} />
          <Partners partners={shell.settings.partners} />
          <p className="footer-secure">
            <Icon name="lock" />
            <span>
              <strong>{t('cart.secure')}</strong>
              <br />
              {t('footer.secure-text')}
            </span>
          </p>
          <Legal shell={shell} />
        </div>
      </div>
    </footer>
  )
}

function Legal({ shell }: { shell: Shell }) {
  const t = useTranslate()
  const { builder, features } = shell.settings
  return (
    <div className="footer-legal">
      <nav aria-label={t('footer.legal')}>
        <ul>
          {shell.legal.map((item) => (
            <li key={item.key}>
              <a href={item.path}>{item.shortTitle ?? item.name}</a>
            </li>
          ))}
          {purposesOf(features).length > 0 && (
            <li>
              <button type="button" className="footer-cookies" onClick={resetConsent}>
                {t('footer.cookies')}
              </button>
            </li>
          )}
          <li>
            <a href="#edit" rel="nofollow">
              {t('editing.title')}
            </a>
          </li>
        </ul>
      </nav>
      <ExternalLink className="footer-builder" href={builder.href}>
        {t('footer.built-by', { name: builder.name })}
      </ExternalLink>
    </div>
  )
}
