import type { AnchorHTMLAttributes } from 'react'
import { useTranslate } from '../wording/wording.tsx'

/** A link to another site: in a new tab that does not know us (PATH-4), which is said to those who listen. */
export function OutsideLink({
  rel = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const t = useTranslate()
  return (
    <a {...rest} target="_blank" rel={`noopener ${rel}`.trimEnd()}>
      {children}
      <span className="visually-hidden"> {t('footer.new-tab')}</span>
    </a>
  )
}
