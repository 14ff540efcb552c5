import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type Props = {
  title: ReactNode
  /** The link target of the whole card; without it the card has no link. */
  href?: string
  media?: ReactNode
  tag?: ReactNode
  /** Short text before the name: a date, a place. */
  kicker?: ReactNode
  text?: ReactNode
  /** Call to action at the foot of the card. */
  action?: ReactNode
  heading?: 'h2' | 'h3' | 'h4' | 'p'
}

/** A card with picture, name and call to action. */
export function Card({ title, href, media, tag, kicker, text, action, heading: Heading = 'h3' }: Props) {
  return (
    <article className="card">
      {media && <div className="card-media">{media}</div>}
      {tag && <div className="card-tag">{tag}</div>}
      <div className="card-body">
        {kicker && <p className="card-kicker">{kicker}</p>}
        <Heading className="card-title">{href ? <a href={href}>{title}</a> : title}</Heading>
        {text && <p className="card-text">{text}</p>}
        {action && href && (
          <span className="card-action" aria-hidden="true">
            {action} <Icon name="arrow-right" size={20} />
          </span>
        )}
      </div>
    </article>
  )
}
