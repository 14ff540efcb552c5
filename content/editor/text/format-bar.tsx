import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useEditorContext, useEditorState } from '../bar/editor-context.tsx'
import { Glyph } from '../bar/glyph.tsx'
import { fieldLocation } from '../state/names.ts'
import type { Format } from './formats.ts'
import { formats } from './formats.ts'
import type { RichEditor } from './rich-text-editor.ts'

/** Floats over the text that somebody works in: where one is, and what can be done to the words. */
export function FormatBar() {
  const { t } = useEditorContext()
  const { active } = useEditorState()
  const bar = useRef<HTMLDivElement>(null)
  useFloating(bar, active?.field.element)
  useKeys(bar, active?.rich)
  if (!active) return null
  return (
    <div className="format" ref={bar}>
      <span className="format-place">{fieldLocation(active.field, t)}</span>
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

/** Keeps the bar over its text while the page scrolls, and inside the window. */
function useFloating(bar: RefObject<HTMLDivElement | null>, text: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    if (!text) return undefined
    const place = (): void => {
      if (bar.current) placeOver(bar.current, text)
    }
    const stop = new AbortController()
    addEventListener('scroll', place, { signal: stop.signal, passive: true, capture: true })
    addEventListener('resize', place, { signal: stop.signal })
    place()
    return () => stop.abort()
  }, [bar, text])
}

function placeOver(bar: HTMLElement, text: HTMLElement): void {
  const { top, left } = text.getBoundingClientRect()
  const pageBar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const x = Math.max(8, Math.min(left, document.body.clientWidth - bar.offsetWidth - 8))
  const y = Math.max(8, Math.min(pageBar, 96), top - bar.offsetHeight - 10)
  bar.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
