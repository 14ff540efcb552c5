import type { Shell } from 'content/api/page'
import { LinkButton } from 'ui/link-button'
import { useTranslate } from '../wording/wording.tsx'
import { PagePicture, heroSizes } from './picture/page-picture.tsx'
import { SearchForm } from './search-form.tsx'
import { MainPageLinks } from './main-page-links.tsx'

/** The page for an unknown address: an explanation, a search form and links (PATH-8). */
export function NotFound({ shell }: { shell: Shell }) {
  const t = useTranslate()
  const { homeItem, contactItem, searchItem } = shell.shortcuts
  return (
    <div className="page page-not-found">
      <header className="hero">
        <PagePicture first className="hero-picture" picture="weather-front" alt="" sizes={heroSizes} />
        <div className="hero-text dark">
          <p className="not-found-number">404</p>
          <h1 className="page-title">{t('lost.title')}</h1>
          <p className="page-lead">{t('lost.text')}</p>
          {searchItem && <SearchForm path={searchItem.path} />}
          <p className="buttons">
            {homeItem && <LinkButton href={homeItem.path}>{t('bar.home')}</LinkButton>}
            {contactItem && (
              <LinkButton href={contactItem.path} look="secondary">
                {t('footer.contact')}
              </LinkButton>
            )}
          </p>
        </div>
      </header>
      <div className="page-body">
        <MainPageLinks shell={shell} />
      </div>
    </div>
  )
}
