import type { AnchorHTMLAttributes } from 'react'
import { useTranslate } from '../wording/wording.tsx'

/** A link to another site: in a new tab without `opener` (PATH-4), which screen readers announce. */
export function ExternalLink({
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
