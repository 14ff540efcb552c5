import type { Shell } from 'content/api/page'
import { useTranslate } from '../../wording/wording.tsx'

/** The logo, a link to the home page (PATH-1). Colour and place of the name are settings of the site (NAV-10). */
export function Logo({ shell }: { shell: Shell }) {
  const t = useTranslate()
  const { logoColour, logoPosition } = shell.settings
  return (
    <a
      className={`logo logo-${logoColour} logo-name-${logoPosition}`}
      href={shell.shortcuts.homeItem?.path ?? '/'}
      aria-label={`${shell.siteName}, ${t('bar.home')}`}
    >
      <span className="logo-mark" />
      <span className="logo-name">{shell.siteName}</span>
    </a>
  )
}
