import type { Features } from 'content/api/features'
import { useLayoutEffect, useRef } from 'react'
import { Button } from 'ui/button'
import { useTranslate } from '../wording/wording.tsx'
import { consentText } from './consent-text.ts'
import { giveConsent } from './use-consent.ts'
import type { BannerState } from './use-consent.ts'

type Props = { state: BannerState; features: Features; cookiesPath: string | undefined }

/** Asks for consent, with refusing as easy as accepting; or says that no consent is needed (CONSENT-1, 3, 5). */
export function ConsentBanner({ state: { banner, returned, acknowledge }, features, cookiesPath }: Props) {
  const t = useTranslate()
  const place = useFocus(returned)
  return (
    <section className={`consent consent-${banner}`} aria-label={t('consent.title')} ref={place} tabIndex={-1}>
      <p className="consent-text">
        {banner === 'ask' ? consentText(features, t) : t('consent.notice')}{' '}
        {cookiesPath && <a href={cookiesPath}>{t('consent.more')}</a>}
      </p>
      <div className="consent-choices">
        {banner === 'ask' ? (
          <>
            <Button look="secondary" size="s" onClick={() => giveConsent(false, features)}>
              {t('consent.refuse')}
            </Button>
            <Button look="secondary" size="s" onClick={() => giveConsent(true, features)}>
              {t('consent.accept')}
            </Button>
          </>
        ) : (
          <Button look="secondary" size="s" onClick={acknowledge}>
            {t('consent.acknowledge')}
          </Button>
        )}
      </div>
    </section>
  )
}

/**
 * A banner that appears by itself does not take the focus; one that was requested does. When it closes while it has the focus,
 * the focus returns to where it was, else to the beginning of the page, which comes next.
 */
function useFocus(returned: boolean) {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const banner = place.current
    const before = returned && document.hasFocus() ? document.activeElement : null
    if (before) banner?.focus({ preventScroll: true })
    return () => {
      if (!banner?.contains(document.activeElement)) return
      const goal = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main')
      goal?.focus({ preventScroll: true })
    }
  }, [returned])
  return place
}
