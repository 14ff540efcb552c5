import type { ButtonHTMLAttributes } from 'react'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'
type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  size?: 'm' | 's'
  /** Work is under way: the button keeps its focus and its width, and does nothing when pressed again. */
  busy?: boolean
}

/** A button that performs an action. */
export function Button(props: Props) {
  const { look = 'primary', size = 'm', busy = false, type, onClick, className, ...rest } = props
  // Unlike `disabled`, `aria-disabled` leaves the focus where it is.
  const isInert = busy || rest['aria-disabled'] === true
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass(look, size, className)}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={isInert ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function buttonClass(look: ButtonLook, size: 'm' | 's', extra?: string): string {
  return ['button', `button-${look}`, size === 's' && 'button-s', extra].filter(Boolean).join(' ')
}
