import { Icon } from 'ui/icon'
import { LinkButton } from 'ui/link-button'
import { mapAddress } from '../../../map-address.ts'
import { useTranslate } from '../../../wording/wording.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { Prose } from '../../prose.tsx'
import { useBlock } from '../use-block.ts'
import { Contours } from './contours.tsx'

/** An address with a link to a map. No map is embedded: its provider would learn who reads this page. */
export function MapBlock({ data }: BlockProps<'map'>) {
  const t = useTranslate()
  const { text, page } = useBlock()
  return (
    <section className="map-place dark">
      <Contours />
      <div className="map-place-text">
        <h2 className="map-place-title" {...text('title')}>
          {data.title}
        </h2>
        <address {...text('address')}>{data.address}</address>
        {data.text && <Prose page={page} text={data.text} path="text" />}
        <p>
          <LinkButton href={mapAddress(data)} target="_blank" rel="noopener">
            <Icon name="pin" size={20} /> {t('meeting.map')}
            <span className="visually-hidden"> {t('footer.new-tab')}</span>
          </LinkButton>
        </p>
        <p className="map-place-position">
          {data.lat.toFixed(4)} N, {data.lon.toFixed(4)} E
        </p>
      </div>
    </section>
  )
}
