import type { SiteSettings } from 'content/api/page'
import { footerPartners } from '../../constants.ts'
import { useTranslate } from '../../wording/wording.tsx'

/** Those the school works with, by their marks. */
export function Partners({ partners }: { partners: SiteSettings['partners'] }) {
  const say = useTranslate()
  if (partners.length === 0) return null
  return (
    <section className="partners" aria-label={say('footer.partners')}>
      {partners.slice(0, footerPartners).map(({ title, items }, at) => (
        <div key={title ?? at} className="partner-section">
          {title && <p className="partner-title">{title}</p>}
          <ul className="partner-list">
            {items.map((partner) => (
              <li key={partner.name}>
                <Partner {...partner} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Partner({ name, logo, href }: SiteSettings['partners'][number]['items'][number]) {
  const face = (
    <>
      <img className="partner-logo" src={`/partners/${logo}.svg`} alt="" width="40" height="40" loading="lazy" />
      {name}
    </>
  )
  if (!href) return <span className="partner">{face}</span>
  return (
    <a className="partner" href={href}>
      {face}
    </a>
  )
}
