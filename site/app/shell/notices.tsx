import type { Shell } from 'content/api/page'
import { Suspense, lazy } from 'react'
import { useBanner } from '../consent/use-consent.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('../consent/consent-banner.tsx')).ConsentBanner }))

/** Notices over the page, early in the document so that the keyboard reaches them first. */
export function ShellNotices({ shell }: { shell: Shell }) {
  const { features } = shell.settings
  const state = useBanner(features)
  if (state.banner === 'none') return null
  const cookiesPath = shell.legal.find(({ key }) => key === 'cookies')?.path
  return (
    <Suspense>
      <ConsentBanner state={state} features={features} cookiesPath={cookiesPath} />
    </Suspense>
  )
}
