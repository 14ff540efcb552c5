import type { PageView, Shell } from 'content/api/page'
import { Icon } from 'ui/icon'
import { useTranslate } from '../../wording/wording.tsx'
import { MeetingPoints } from '../meeting-points/meeting-points.tsx'
import { Languages } from './languages.tsx'

/** The secondary navigation of the bar: meeting points, contact, account, and languages. */
export function Tools({ shell, page }: { shell: Shell; page: PageView | undefined }) {
  const t = useTranslate()
  const { meetingPointsItem, contactItem, accountItem } = shell.shortcuts
  return (
    <section className="tools" aria-label={t('bar.tools')}>
      {meetingPointsItem && <MeetingPoints shell={shell} item={meetingPointsItem} path={page?.path} />}
      {contactItem && (
        <a className="tool" href={contactItem.path}>
          <Icon name="message" size={18} />
          {contactItem.shortTitle ?? contactItem.name}
        </a>
      )}
      {accountItem && (
        <a className="tool" href={accountItem.path}>
          <Icon name="user" size={18} />
          {accountItem.shortTitle ?? accountItem.name}
        </a>
      )}
      {page && <Languages current={shell.lang} alternates={page.alternates} address={page.address} />}
    </section>
  )
}
