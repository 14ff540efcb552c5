import type { AnchorHTMLAttributes } from 'react'
import { buttonClass } from '../button/button.tsx'
import type { ButtonLook } from '../button/button.tsx'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; look?: ButtonLook; size?: 'm' | 's' }

/** A link that looks like a button. */
export function LinkButton({ look = 'primary', size = 'm', className, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass(look, size, className)}>
      {children}
    </a>
  )
}
