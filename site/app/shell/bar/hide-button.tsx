import { Icon } from 'ui/icon'

type Props = { popover: string; icon: 'close' | 'arrow-left'; label: string; className?: string }

/** Closes a popover of the bar, also before JavaScript. */
export function HideButton({ popover, icon, label, className = '' }: Props) {
  return (
    <button
      type="button"
      className={`bar-button ${className}`}
      popoverTarget={popover}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
