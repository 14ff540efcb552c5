import { useEffect, useState } from 'react'
import { Button } from 'ui/button'
import { useTranslate } from '../wording/wording.tsx'
import { bannerFor } from './consent.ts'
import type { Features } from './consent.ts'
import { giveConsent, useConsent } from './use-consent.ts'

/** Asks once, refusing as easy as accepting; or only says that there is nothing to ask (CONSENT-1, 3, 5). */
export function ConsentBanner({ features, cookiesPath }: { features: Features; cookiesPath?: string }) {
  const say = useTranslate()
  const [banner, acknowledge] = useBanner(features)
  if (banner === 'none') return null
  return (
    <section className="consent" aria-label={say('consent.title')}>
      <p className="consent-text">
        {say(banner === 'ask' ? 'consent.ask' : 'consent.notice')}{' '}
        {cookiesPath && <a href={cookiesPath}>{say('consent.more')}</a>}
      </p>
      <div className="consent-choices">
        {banner === 'ask' ? (
          <>
            <Button look="secondary" size="s" onClick={() => giveConsent(false)}>
              {say('consent.refuse')}
            </Button>
            <Button look="secondary" size="s" onClick={() => giveConsent(true)}>
              {say('consent.accept')}
            </Button>
          </>
        ) : (
          <Button look="secondary" size="s" onClick={acknowledge}>
            {say('consent.acknowledge')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** A notice stays until it is acknowledged, although consent sets itself to accepted the moment it is shown (CONSENT-3). */
function useBanner(features: Features) {
  const consent = useConsent()
  const [noticed, setNoticed] = useState(false)
  const asked = consent === null ? 'none' : bannerFor(consent, features)
  if (asked === 'notice' && !noticed) setNoticed(true)
  useEffect(() => {
    if (asked === 'notice') giveConsent(true)
  }, [asked])
  return [noticed ? 'notice' : asked, () => setNoticed(false)] as const
}
