import { fieldLocation } from '../state/names.ts'
import { useEditorContext, useEditorState } from './editor-context.tsx'

/** Names the text under the pointer, so that one sees what a click would edit. */
export function HoverLabel() {
  const { t } = useEditorContext()
  const { hovered, active } = useEditorState()
  if (!hovered || hovered === active?.field || hovered.element.matches('td, th')) return null
  const { top, right } = hovered.element.getBoundingClientRect()
  return (
    <div
      className="hovered"
      aria-hidden="true"
      style={{ transform: `translate(${right}px, ${Math.max(4, top - 14)}px) translateX(-100%)` }}
    >
      {fieldLocation(hovered, t)}
    </div>
  )
}
