import type { Shell } from 'content/api/page'
import { ConsentBanner } from '../consent/consent-banner.tsx'

/** What lies over the page without being part of it. */
export function ShellNotices({ shell }: { shell: Shell }) {
  const cookiesPath = shell.legal.find(({ key }) => key === 'cookies')?.path
  return <ConsentBanner features={shell.settings.features} cookiesPath={cookiesPath} />
}
