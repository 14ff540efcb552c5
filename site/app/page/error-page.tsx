import { LinkButton } from 'ui/link-button'
import type { SiteData } from '../site-data.ts'
import { useTranslate } from '../wording/wording.tsx'

/** The page for an unexpected error. */
export function ErrorPage({ site }: { site: SiteData | undefined }) {
  const t = useTranslate()
  const phone = site?.shell.settings.contact.phone
  const home = site?.shell.shortcuts.homeItem?.path ?? '/'
  return (
    <div className="page page-failure">
      <header className="hero hero-bare">
        <div className="hero-text dark">
          <h1 className="page-title">{t('failure.title')}</h1>
          <p className="page-lead">{t('failure.text')}</p>
          {phone && <p>{t('failure.phone', { phone })}</p>}
          <p className="buttons">
            {/* An empty address asks for this page again. */}
            <LinkButton href="">{t('failure.retry')}</LinkButton>
            <LinkButton href={home} look="secondary">
              {t('bar.home')}
            </LinkButton>
          </p>
        </div>
      </header>
    </div>
  )
}
