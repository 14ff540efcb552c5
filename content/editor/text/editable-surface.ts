import { cleanRichText } from 'content/api/clean-rich-text'
import type { TextLocation } from 'content/api/required-texts'
import type { EarlyInput } from '../page/early-input.ts'
import type { Field } from '../page/fields.ts'
import { fieldElementOf, isRequired } from '../page/fields.ts'
import { readAt, writeAt } from '../page/field-path.ts'
import type { PlainEditor } from './plain-text-editor.ts'
import { editPlain } from './plain-text-editor.ts'
import type { Point, RichEditor } from './rich-text-editor.ts'
import { editRich } from './rich-text-editor.ts'
import { fieldLabel, fieldLocation } from '../state/names.ts'
import type { Translate } from '../wording/wording.ts'

/** The text that is being edited. */
export type ActiveText = { field: Field; rich?: RichEditor }

type Options = {
  /** The newest value of a part. */
  value: (part: string) => unknown
  t: Translate
  onInput: (part: string) => void
  onActive: (active: ActiveText | undefined) => void
  onHover: (field: Field | undefined) => void
  /** Something changed in the text that somebody works in: where the caret is, or what is marked. */
  onTransaction: () => void
  /** Elements that belong to the editor: the focus may go there without leaving the text. */
  isEditorUi: (node: EventTarget | null) => boolean
}

/** The editable texts of a page. A rich text becomes an editor when the pointer or the focus first comes to it: a long page costs nothing. */
export class EditableSurface {
  readonly #options: Options
  readonly #fields = new Map<HTMLElement, Field>()
  readonly #rich = new Map<Field, RichEditor>()
  readonly #plain = new Map<Field, PlainEditor>()
  readonly #typed = new Set<Field>()
  readonly #listening = new AbortController()
  #active: ActiveText | undefined
  #isPressed = false
  /** A press that began in a rich text before it was an editor. */
  #press: { field: Field; at: Point } | undefined

  constructor(fields: readonly Field[], options: Options) {
    this.#options = options
    for (const field of fields) this.#attach(field)
    const on = { signal: this.#listening.signal, capture: true }
    document.addEventListener('focusin', (event) => this.#onFocus(event), on)
    document.addEventListener('focusout', (event) => this.#onBlur(event), on)
    document.addEventListener('click', (event) => this.#onClick(event), on)
    document.addEventListener('pointerover', (event) => this.#onHover(event), on)
    document.addEventListener('pointerdown', (event) => this.#onPress(event), on)
    document.addEventListener('pointerup', (event) => this.#onRelease(event), on)
    document.addEventListener('pointercancel', (event) => this.#onRelease(event), on)
  }

  /** The value of a part with what was typed in it since it was last collected. */
  collect(part: string): unknown {
    let value = this.#options.value(part)
    for (const field of this.#typed) {
      if (field.part !== part) continue
      this.#typed.delete(field)
      const read = this.#read(field)
      // A required text is never saved empty: what was stored stays, and comes back when the text is left.
      if (read !== '' || !isRequired(field)) value = writeAt(value, field.path, read)
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

  /** Puts the caret into a text. */
  focusText({ part, path }: TextLocation): void {
    const field = [...this.#fields.values()].find((one) => one.part === part && one.path.join('.') === path.join('.'))
    field?.element.scrollIntoView({ block: 'center' })
    field?.element.focus()
  }

  /** Does what somebody did to a text before it could be edited. */
  enterEarlyInput({ element, x, y, typed }: EarlyInput): void {
    const field = this.#fields.get(element)
    if (!field) return
    if (field.kind === 'rich') this.#enter(field).typeAt(x, y, typed)
    else this.#plain.get(field)?.typeAt(x, y, typed)
  }

  /** Gives the page back as it was rendered, with the texts as they are now. */
  close(): void {
    this.#listening.abort()
    for (const editor of [...this.#rich.values(), ...this.#plain.values()]) editor.destroy()
    for (const { element } of this.#fields.values()) {
      for (const name of ['tabindex', 'role', 'aria-label', 'aria-multiline', 'data-cms', 'data-cms-placeholder'])
        element.removeAttribute(name)
    }
    this.#options.onActive(undefined)
  }

  #attach(field: Field): void {
    const { element, kind, path } = field
    const stored = readAt(this.#options.value(field.part), path)
    if (stored === undefined || (kind === 'plain') !== (typeof stored === 'string')) return
    this.#fields.set(element, field)
    element.dataset['cms'] = kind
    element.dataset['cmsPlaceholder'] = this.#placeholder(field)
    element.tabIndex = 0
    if (kind === 'plain') this.#plain.set(field, this.#makePlain(field))
    else {
      element.setAttribute('role', 'textbox')
      element.setAttribute('aria-multiline', 'true')
      element.setAttribute('aria-label', fieldLabel(field, this.#options.t))
    }
  }

  #makePlain(field: Field): PlainEditor {
    const stored = (): string => (readAt(this.#options.value(field.part), field.path) as string | undefined) ?? ''
    return editPlain(field.element, {
      label: fieldLabel(field, this.#options.t),
      onInput: () => this.#onType(field),
      onEnter: () => this.#focusNext(field),
      required: isRequired(field),
      storedText: stored,
    })
  }

  #enter(field: Field): RichEditor {
    const entered = this.#rich.get(field)
    if (entered) return entered
    const rich = editRich(field.element, {
      text: cleanRichText(readAt(this.#options.value(field.part), field.path)),
      label: fieldLabel(field, this.#options.t),
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
    if (field && field === this.#press?.field) return
    if (field !== this.#active?.field) this.#activate(field)
    if (field && !this.#isPressed) this.#restoreCaret(field)
  }

  #activate(field: Field | undefined): void {
    this.#active = field && this.#activeOf(field)
    this.#options.onActive(this.#active)
  }

  /** A dialog that closes gives the focus back to a text, but not the caret: what is typed would go nowhere. */
  #restoreCaret(field: Field): void {
    if (field.element.contains(getSelection()?.anchorNode ?? null)) return
    this.#rich.get(field)?.editor.view.focus()
    this.#plain.get(field)?.placeCaretAtEnd()
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
    // The element was focused before it became an editor, whose caret is nowhere yet.
    if (isNew) rich.editor.commands.focus('start', { scrollIntoView: false })
    return { field, rich }
  }

  /** A text becomes an editor before it can be pressed: replaced during a press, it would lose the press. */
  #onHover({ target, buttons }: PointerEvent): void {
    const field = this.#fieldAt(target)
    if (field?.kind === 'rich' && buttons === 0) this.#enter(field)
    this.#options.onHover(field)
  }

  /** The pointer may rest over a text before it can be edited: then the press comes first, and its end makes the editor. */
  #onPress({ target, clientX, clientY }: PointerEvent): void {
    const field = this.#fieldAt(target)
    this.#isPressed = true
    this.#press =
      field?.kind === 'rich' && !this.#rich.has(field) ? { field, at: { x: clientX, y: clientY } } : undefined
  }

  #onRelease({ type, clientX, clientY }: PointerEvent): void {
    this.#isPressed = false
    if (!this.#press) return
    const { field, at } = this.#press
    this.#press = undefined
    if (type === 'pointerup') this.#enter(field).select(at, { x: clientX, y: clientY })
    if (field.element === document.activeElement) this.#activate(field)
  }

  #focusNext(field: Field): void {
    const elements = [...this.#fields.keys()].filter((element) => element.checkVisibility())
    elements[(elements.indexOf(field.element) + 1) % elements.length]?.focus()
  }

  #placeholder(field: Field): string {
    const { t } = this.#options
    const text = fieldLocation(field, t)
    return isRequired(field) ? t('placeholder.required', { text }) : t('placeholder.optional', { text })
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

  #fieldAt(node: EventTarget | null): Field | undefined {
    const element = fieldElementOf(node)
    return element && this.#fields.get(element)
  }
}
