import type { Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { mapAddress } from '../../map-address.ts'
import { useTranslate } from '../../wording/wording.tsx'
import { Logo } from '../logo/logo.tsx'
import { phoneAddress } from './addresses.ts'

/** Who we are and how to reach us. */
export function Signature({ shell }: { shell: Shell }) {
  const say = useTranslate()
  const { contact } = shell.settings
  const { contactItem } = shell.shortcuts
  return (
    <div className="signature">
      <Logo shell={shell} />
      <address className="signature-ways">
        <a href={mapAddress(contact)} target="_blank" rel="noopener">
          <Icon name="pin" size={20} />
          <span>
            {contact.address}
            <br />
            {contact.postalCode} {contact.city}
            <span className="visually-hidden">
              {' '}
              {say('footer.map')} {say('footer.new-tab')}
            </span>
          </span>
        </a>
        <a href={phoneAddress(contact.phone)}>
          <Icon name="phone" size={20} />
          <span>
            <span className="visually-hidden">{say('footer.phone')} </span>
            {contact.phone}
          </span>
        </a>
        {contactItem && (
          <a href={contactItem.path}>
            <Icon name="mail" size={20} />
            {say('footer.contact')}
          </a>
        )}
      </address>
    </div>
  )
}
