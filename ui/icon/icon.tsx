import { iconPaths } from './paths.ts'
import type { IconName } from './paths.ts'

/** A decorative icon, beside text or inside an element that has a name. Assistive technology does not see it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: 16 | 18 | 20 | 24 | 32 | 36 }) {
  return (
    <svg
      className={`icon icon-${name}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
