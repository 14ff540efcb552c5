import type { SiteSettings } from 'content/api/page'
import { footerPartners } from '../../constants.ts'
import { useTranslate } from '../../wording/wording.tsx'
import { ExternalLink } from '../external-link.tsx'

type Partner = SiteSettings['partners'][number]

/** Partners: the first six of the settings (NAV-9). */
export function Partners({ partners }: { partners: Partner[] }) {
  const t = useTranslate()
  if (partners.length === 0) return null
  return (
    <section className="partners" aria-label={t('footer.partners')}>
      <ul className="partner-list">
        {partners.slice(0, footerPartners).map((partner) => (
          <li key={partner.name}>
            <Face {...partner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Face({ name, logo, href }: Partner) {
  const face = (
    <>
      <img className="partner-logo" src={`/partners/${logo}.svg`} alt="" width="40" height="40" loading="lazy" />
      {name}
    </>
  )
  if (!href) return <span className="partner">{face}</span>
  if (!href.startsWith('/'))
    return (
      <ExternalLink className="partner" href={href}>
        {face}
      </ExternalLink>
    )
  return (
    <a className="partner" href={href}>
      {face}
    </a>
  )
}
