import { Icon } from 'ui/icon'
import { mapAddress } from '../../../map-address.ts'
import { useTranslate } from '../../../wording/wording.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { useBlock } from '../use-block.ts'

type Item = BlockProps<'meeting-points'>['data']['items'][number]

/** The meeting points of lessons. People print the page and carry it to the slopes, so everything is in the text. */
export function MeetingPointsBlock({ data: { items } }: BlockProps<'meeting-points'>) {
  return (
    <ul className="meeting-places">
      {items.map((item, at) => (
        <li key={at}>
          <MeetingPlace item={item} at={at} />
        </li>
      ))}
    </ul>
  )
}

function MeetingPlace({ item, at }: { item: Item; at: number }) {
  const t = useTranslate()
  const { text, shows } = useBlock()
  const path = `items.${at}`
  return (
    <article className="meeting-place">
      <p className="meeting-place-altitude">
        {item.altitude}
        <span> m</span>
      </p>
      <div className="meeting-place-text">
        <p className="meeting-place-sector" {...text(`${path}.sector`)}>
          {item.sector}
        </p>
        <h2 className="meeting-place-name" {...text(`${path}.name`)}>
          {item.name}
        </h2>
        <p {...text(`${path}.description`)}>{item.description}</p>
        <dl>
          <div>
            <dt>{t('meeting.for')}</dt>
            <dd {...text(`${path}.for`)}>{item.for}</dd>
          </div>
          {shows(item.time) && (
            <div>
              <dt>{t('meeting.time')}</dt>
              <dd {...text(`${path}.time`)}>{item.time}</dd>
            </div>
          )}
        </dl>
        <p className="meeting-place-map">
          <a href={mapAddress(item)} target="_blank" rel="noopener">
            <Icon name="pin" size={20} /> {t('meeting.map')}
            <span className="visually-hidden">
              {' '}
              : {item.name} {t('footer.new-tab')}
            </span>
          </a>
          <span className="meeting-place-position">
            {item.lat.toFixed(4)}, {item.lon.toFixed(4)}
          </span>
        </p>
      </div>
    </article>
  )
}
