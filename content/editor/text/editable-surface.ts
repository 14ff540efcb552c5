import type { RichText } from 'content/api/rich-text'
import type { Field } from '../page/fields.ts'
import { elementOf } from '../page/fields.ts'
import { readAt, writeAt } from '../page/field-path.ts'
import type { PlainEditor } from './plain-text-editor.ts'
import { editPlain } from './plain-text-editor.ts'
import type { RichEditor } from './rich-text-editor.ts'
import { editRich } from './rich-text-editor.ts'

/** The text in which somebody works. */
export type ActiveText = { field: Field; rich?: RichEditor }

type Options = {
  /** The newest value of a part. */
  value: (part: string) => unknown
  label: (field: Field) => string
  onInput: (part: string) => void
  onActive: (active: ActiveText | undefined) => void
  onHover: (field: Field | undefined) => void
  /** Something changed in the text that somebody works in: where the caret is, or what is marked. */
  onTransaction: () => void
  /** Elements that belong to the editor: the focus may go there without leaving the text. */
  isEditorUi: (node: EventTarget | null) => boolean
}

const required = new Set(['title', 'name', 'question', 'label'])

/** The texts of a page as places to type in. A text becomes an editor when it is first entered: a long page costs nothing. */
export class EditableSurface {
  readonly #options: Options
  readonly #fields = new Map<HTMLElement, Field>()
  readonly #rich = new Map<Field, RichEditor>()
  readonly #plain = new Map<Field, PlainEditor>()
  readonly #typed = new Set<Field>()
  readonly #listening = new AbortController()
  #active: ActiveText | undefined
  #entered: Field | undefined

  constructor(fields: readonly Field[], options: Options) {
    this.#options = options
    for (const field of fields) this.#attach(field)
    const on = { signal: this.#listening.signal, capture: true }
    document.addEventListener('focusin', (event) => this.#onFocus(event), on)
    document.addEventListener('focusout', (event) => this.#onBlur(event), on)
    document.addEventListener('pointerdown', () => (this.#entered = undefined), on)
    document.addEventListener('pointerup', (event) => this.#onPressed(event), on)
    document.addEventListener('click', (event) => this.#onClick(event), on)
    document.addEventListener('pointerover', (event) => options.onHover(this.#fieldAt(event.target)), on)
  }

  /** The value of a part with what was typed in it since it was last collected. */
  collect(part: string): unknown {
    let value = this.#options.value(part)
    for (const field of this.#typed) {
      if (field.part !== part) continue
      value = writeAt(value, field.path, this.#read(field))
      this.#typed.delete(field)
    }
    return value
  }

  /** Draws the texts of a part anew, where what stands on the page is not what is stored. */
  redraw(part: string): void {
    for (const field of this.#fields.values()) {
      if (field.part !== part) continue
      const stored = readAt(this.#options.value(part), field.path)
      if (field.kind === 'rich') this.#enter(field)
      else if (typeof stored === 'string') this.#plain.get(field)?.write(stored)
    }
  }

  /** Gives the page back as it was rendered, with the texts as they are now. */
  close(): void {
    this.#listening.abort()
    for (const editor of [...this.#rich.values(), ...this.#plain.values()]) editor.destroy()
    for (const { element } of this.#fields.values()) {
      for (const name of ['tabindex', 'role', 'aria-label', 'aria-multiline', 'data-cms']) element.removeAttribute(name)
    }
    this.#options.onActive(undefined)
  }

  #attach(field: Field): void {
    const { element, kind, path } = field
    const stored = readAt(this.#options.value(field.part), path)
    if (stored === undefined || (kind === 'plain') !== (typeof stored === 'string')) return
    this.#fields.set(element, field)
    element.dataset['cms'] = kind
    element.tabIndex = 0
    if (kind === 'plain') this.#plain.set(field, this.#makePlain(field))
    else {
      element.setAttribute('role', 'textbox')
      element.setAttribute('aria-multiline', 'true')
      element.setAttribute('aria-label', this.#options.label(field))
    }
  }

  #makePlain(field: Field): PlainEditor {
    const stored = (): string => (readAt(this.#options.value(field.part), field.path) as string | undefined) ?? ''
    return editPlain(field.element, {
      label: this.#options.label(field),
      onInput: () => this.#onType(field),
      required: required.has(field.path.at(-1) ?? ''),
      storedText: stored,
    })
  }

  #enter(field: Field): RichEditor {
    const entered = this.#rich.get(field)
    if (entered) return entered
    const rich = editRich(field.element, {
      text: readAt(this.#options.value(field.part), field.path) as RichText,
      label: this.#options.label(field),
      onInput: () => this.#onType(field),
      onTransaction: this.#options.onTransaction,
    })
    this.#rich.set(field, rich)
    return rich
  }

  #onType(field: Field): void {
    this.#typed.add(field)
    this.#options.onInput(field.part)
  }

  #read(field: Field): unknown {
    return (this.#rich.get(field) ?? this.#plain.get(field))?.read()
  }

  #onFocus(event: FocusEvent): void {
    if (this.#options.isEditorUi(event.target)) return
    const field = this.#fieldAt(event.target)
    if (field === this.#active?.field) return
    this.#active = field && this.#activeOf(field)
    this.#options.onActive(this.#active)
  }

  /** The focus goes nowhere; when the whole window lost it, it will come back. */
  #onBlur(event: FocusEvent): void {
    if (event.relatedTarget || !document.hasFocus() || !this.#active) return
    this.#active = undefined
    this.#options.onActive(undefined)
  }

  #activeOf(field: Field): ActiveText {
    if (field.kind === 'plain') return { field }
    const isNew = !this.#rich.has(field)
    const rich = this.#enter(field)
    if (isNew) {
      this.#entered = field
      rich.editor.commands.focus('start', { scrollIntoView: false })
    }
    return { field, rich }
  }

  /** A press in a text is about the text: what the text lies in (a link, a question) does not answer it. */
  #onClick(event: MouseEvent): void {
    const field = this.#fieldAt(event.target)
    if (!field) return
    if (field.element.closest('a, summary, button, label') || (event.target as Element).closest('a')) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  /** What was pressed is gone once the text became an editor, so that no click follows: the caret is put where the press was. */
  #onPressed({ clientX, clientY }: PointerEvent): void {
    const entered = this.#entered
    this.#entered = undefined
    if (entered) this.#rich.get(entered)?.focusAt(clientX, clientY)
  }

  #fieldAt(node: EventTarget | null): Field | undefined {
    const element = elementOf(node)
    return element && this.#fields.get(element)
  }
}
