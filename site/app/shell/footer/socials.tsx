import type { Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { useTranslate } from '../../wording/wording.tsx'
import { ExternalLink } from '../external-link.tsx'

/** Links to social networks: at most two (NAV-9). */
export function Socials({ shell }: { shell: Shell }) {
  const t = useTranslate()
  const { socials } = shell.settings
  if (socials.length === 0) return null
  return (
    <section className="socials" aria-label={t('footer.social')}>
      <p className="socials-title">{t('footer.social')}</p>
      <ul className="socials-list">
        {socials.map(({ code, name, label, icon, href }) => (
          <li key={code}>
            <ExternalLink className="social" href={href} rel="me">
              <Icon name={icon === 'camera' ? 'camera' : 'message'} />
              <span>
                <strong>{name}</strong>
                <br />
                {label}
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
