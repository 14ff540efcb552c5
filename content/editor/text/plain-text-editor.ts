import { typographicReplacement } from './typographic-replacement.ts'

/** A text without form that is being edited where it stands. */
export type PlainEditor = {
  read: () => string
  write: (text: string) => void
  typeAt: (x: number, y: number, typed: string) => void
  placeCaretAtEnd: () => void
  destroy: () => void
}

type Options = {
  label: string
  onInput: () => void
  /** Enter was pressed: a plain text has one line. */
  onEnter: () => void
  required: boolean
  storedText: () => string
}

/** Makes an element of the page a line of plain text. Its keys do not reach the link, button or summary that it lies in. */
export function editPlain(element: HTMLElement, options: Options): PlainEditor {
  const { label, onInput, onEnter, required, storedText } = options
  const listening = new AbortController()
  const on = { signal: listening.signal }
  element.contentEditable = 'plaintext-only'
  describe(element, label)
  markEmpty(element)
  element.addEventListener('input', () => (markEmpty(element), onInput()), on)
  element.addEventListener('keydown', (event) => handleKey(element, event, onEnter), on)
  element.addEventListener('keyup', (event) => event.stopPropagation(), on)
  element.addEventListener('paste', pasteLine, on)
  element.addEventListener('beforeinput', applyTypography, on)
  element.addEventListener('blur', () => restoreRequired(element, required, storedText, onInput), on)
  return {
    read: () => textOf(element),
    write: (text) => {
      if (textOf(element) !== text) element.textContent = text
      markEmpty(element)
    },
    typeAt: (x, y, typed) => {
      element.focus()
      placeCaret(element, x, y)
      insertText(typed)
    },
    placeCaretAtEnd: () => placeCaretAtEnd(element),
    destroy: () => {
      listening.abort()
      for (const name of ['contenteditable', 'role', 'aria-label', 'aria-description', 'data-cms-empty'])
        element.removeAttribute(name)
    },
  }
}

/** A heading stays a heading for who listens; only an element without a meaning of its own becomes a text field. */
function describe(element: HTMLElement, label: string): void {
  if (['DIV', 'SPAN', 'P'].includes(element.tagName)) {
    element.setAttribute('role', 'textbox')
    element.setAttribute('aria-label', label)
  } else element.setAttribute('aria-description', label)
}

/** The words on one line; a space that was made to hold two words together does so still. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' ').trim()
}

/** A space typed in the question of a list of questions must not open or close its answer. */
function handleKey(element: HTMLElement, event: KeyboardEvent, onEnter: () => void): void {
  if (event.key === 'Enter') {
    event.preventDefault()
    onEnter()
  } else if (event.key === ' ' && element.closest('summary, button, a')) {
    event.preventDefault()
    insertText(' ')
  }
  if (event.key !== 'Escape') event.stopPropagation()
}

function applyTypography(event: InputEvent): void {
  const selection = getSelection()
  if (event.inputType !== 'insertText' || !selection?.isCollapsed) return
  const before = selection.anchorNode?.textContent?.charAt(selection.anchorOffset - 1) ?? ''
  const better = typographicReplacement(before, event.data ?? '', document.documentElement.lang)
  if (!better) return
  event.preventDefault()
  if (better.replaces) selection.modify('extend', 'backward', 'character')
  insertText(better.text)
}

function pasteLine(event: ClipboardEvent): void {
  event.preventDefault()
  insertText((event.clipboardData?.getData('text/plain') ?? '').replaceAll(/\s*\n\s*/g, ' '))
}

/** As if typed: of all ways to put words into a page only this one is told as input and can be undone. */
function insertText(text: string): void {
  document.execCommand('insertText', false, text)
}

/** An empty text shows its placeholder, and keeps a size that a pointer can reach. */
function markEmpty(element: HTMLElement): void {
  element.toggleAttribute('data-cms-empty', !textOf(element))
}

/** The caret where a point is, or at the end of the text. */
function placeCaret(element: HTMLElement, x: number, y: number): void {
  const at = document.caretPositionFromPoint?.(x, y)
  if (at && element.contains(at.offsetNode)) getSelection()?.collapse(at.offsetNode, at.offset)
  else placeCaretAtEnd(element)
}

function placeCaretAtEnd(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element)
  getSelection()?.collapseToEnd()
}

/** A required text comes back when it is left empty. */
function restoreRequired(element: HTMLElement, required: boolean, storedText: () => string, onInput: () => void): void {
  if (!required || textOf(element)) return
  element.textContent = storedText()
  markEmpty(element)
  onInput()
}
