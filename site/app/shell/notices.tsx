import type { Shell } from 'content/api/page'
import { Suspense, lazy } from 'react'
import { useBanner } from '../consent/use-consent.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('../consent/consent-banner.tsx')).ConsentBanner }))

/** What lies over the page without being part of it: early in the page, so that the keyboard comes to it before all else. */
export function ShellNotices({ shell }: { shell: Shell }) {
  const { features } = shell.settings
  const state = useBanner(features)
  if (state.banner === 'none') return null
  const cookiesPath = shell.legal.find(({ key }) => key === 'cookies')?.path
  return (
    <Suspense>
      <ConsentBanner state={state} features={features} cookiesPath={cookiesPath} lang={shell.lang} />
    </Suspense>
  )
}
