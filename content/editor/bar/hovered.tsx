import { placeName } from '../screen/names.ts'
import { useDesk, useScreen } from './desk.tsx'

/** Names the text under the pointer, so that one sees what a click would edit. */
export function Hovered() {
  const { t } = useDesk()
  const { hovered, active } = useScreen()
  if (!hovered || hovered === active?.field) return null
  const { top, left } = hovered.element.getBoundingClientRect()
  return (
    <div
      className="hovered"
      aria-hidden="true"
      style={{ transform: `translate(${left}px, ${Math.max(4, top - 28)}px)` }}
    >
      {placeName(hovered, t)}
    </div>
  )
}
