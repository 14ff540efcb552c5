import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type Props = {
  title: ReactNode
  /** Where the whole card leads; without it the card has no link. */
  href?: string
  media?: ReactNode
  tag?: ReactNode
  /** What is read before the name: a date, a place. */
  kicker?: ReactNode
  text?: ReactNode
  /** Words of the way on, at the foot of the card. */
  action?: ReactNode
  heading?: 'h2' | 'h3' | 'h4' | 'p'
}

/** A picture, a name and a way on. One link a card: its name; the rest of its face follows it. */
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
