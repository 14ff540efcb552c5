import type { Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { mapAddress } from '../../map-address.ts'
import { useTranslate } from '../../wording/wording.tsx'
import { Logo } from '../logo/logo.tsx'
import { ExternalLink } from '../external-link.tsx'
import { phoneAddress } from './addresses.ts'

/** Name and contact of the school. */
export function Signature({ shell }: { shell: Shell }) {
  const t = useTranslate()
  const { contact } = shell.settings
  const { contactItem } = shell.shortcuts
  return (
    <div className="signature">
      <Logo shell={shell} />
      <address className="signature-links">
        <ExternalLink href={mapAddress(contact)}>
          <Icon name="pin" size={20} />
          <span>
            {contact.address}
            <br />
            {contact.postalCode} {contact.city}
            <span className="visually-hidden"> {t('footer.map')}</span>
          </span>
        </ExternalLink>
        <a href={phoneAddress(contact.phone)}>
          <Icon name="phone" size={20} />
          <span>
            <span className="visually-hidden">{t('footer.phone')} </span>
            {contact.phone}
          </span>
        </a>
        {contactItem && (
          <a href={contactItem.path}>
            <Icon name="mail" size={20} />
            {t('footer.contact')}
          </a>
        )}
      </address>
    </div>
  )
}
