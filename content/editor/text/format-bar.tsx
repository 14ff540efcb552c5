import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useEditorContext, useEditorState } from '../bar/editor-context.tsx'
import { Glyph } from '../bar/glyph.tsx'
import { fieldLocation } from '../state/names.ts'
import type { Format } from './formats.ts'
import { formats } from './formats.ts'
import type { RichEditor } from './rich-text-editor.ts'

/** The text that is being edited, and the tools for its words. It is a row of the bar, so that it covers no line of the text. */
export function FormatBar() {
  const { t } = useEditorContext()
  const { active } = useEditorState()
  const bar = useRef<HTMLDivElement>(null)
  useKeys(bar, active?.rich)
  if (!active) return null
  return (
    <div className={active.rich ? 'format' : 'format format-plain'} ref={bar}>
      <span className="format-location">{fieldLocation(active.field, t)}</span>
      {active.rich && <Tools rich={active.rich} />}
    </div>
  )
}

function Tools({ rich }: { rich: RichEditor }) {
  const { editing, t } = useEditorContext()
  const { editor } = rich
  return (
    // The bar is one stop of the Tab key; arrows go from tool to tool.
    <div
      className="format-tools"
      role="toolbar"
      aria-label={t('format.name')}
      tabIndex={-1}
      onKeyDown={(event) => walk(event, rich)}
    >
      {formats.slice(0, 2).map(tool)}
      <button
        type="button"
        className="format-tool"
        title={t('format.link')}
        aria-label={t('format.link')}
        aria-pressed={editor.isActive('link')}
        onMouseDown={keepFocus}
        onClick={() => editing.state.set({ dialog: { kind: 'link' } })}
      >
        <Glyph name="link" />
      </button>
      {formats.slice(2).map(tool)}
    </div>
  )

  function tool(format: Format) {
    const { name, sign } = format
    return (
      <button
        key={name}
        type="button"
        className={`format-tool format-${name}`}
        title={t(`format.${name}`)}
        aria-label={t(`format.${name}`)}
        aria-pressed={format.isOn?.(editor)}
        aria-disabled={format.can && !format.can(editor)}
        onMouseDown={keepFocus}
        onClick={() => format.run(editor)}
      >
        {typeof sign === 'string' ? <span aria-hidden="true">{sign}</span> : <Glyph name={sign.glyph} />}
      </button>
    )
  }
}

/** A press on a tool must not take the caret out of the text. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault()
}

function walk(event: KeyboardEvent<HTMLElement>, { editor }: RichEditor): void {
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const at = tools.indexOf(event.target as HTMLButtonElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
  if (event.key === 'Escape') editor.commands.focus()
  if (to === undefined) return
  event.preventDefault()
  tools[(to + tools.length) % tools.length]?.focus()
}

/** Ctrl+K asks for a link, Alt+F10 leads to the tools, as in other editors of text. */
function useKeys(bar: RefObject<HTMLDivElement | null>, rich: RichEditor | undefined): void {
  const { editing } = useEditorContext()
  useEffect(() => {
    if (!rich) return undefined
    const { dom } = rich.editor.view
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const asksLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const asksTools = event.key === 'F10' && event.altKey
      if (!asksLink && !asksTools) return
      event.preventDefault()
      event.stopPropagation()
      if (asksLink) editing.state.set({ dialog: { kind: 'link' } })
      else bar.current?.querySelector('button')?.focus()
    }
    dom.addEventListener('keydown', onKey)
    return () => dom.removeEventListener('keydown', onKey)
  }, [bar, rich, editing])
}
