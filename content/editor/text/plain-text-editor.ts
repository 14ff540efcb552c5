import { typographicReplacement } from './typographic-replacement.ts'

/** A text without form that is being edited where it stands. */
export type PlainEditor = { read: () => string; write: (text: string) => void; destroy: () => void }

type Options = { label: string; onInput: () => void; required: boolean; storedText: () => string }

/** Turns an element of the page into a line of text: no forms, no line breaks, and the keys of what it lies in keep still. */
export function editPlain(
  element: HTMLElement,
  { label, onInput: onType, required, storedText: before }: Options,
): PlainEditor {
  const listening = new AbortController()
  const on = { signal: listening.signal }
  element.contentEditable = 'plaintext-only'
  describe(element, label)
  element.addEventListener('input', onType, on)
  element.addEventListener('keydown', (event) => handleKey(element, event), on)
  element.addEventListener('keyup', (event) => event.stopPropagation(), on)
  element.addEventListener('paste', pasteLine, on)
  element.addEventListener('beforeinput', applyTypography, on)
  element.addEventListener('blur', () => restoreRequired(element, required, before, onType), on)
  return {
    read: () => textOf(element),
    write: (text) => {
      if (textOf(element) !== text) element.textContent = text
    },
    destroy: () => {
      listening.abort()
      for (const name of ['contenteditable', 'role', 'aria-label', 'aria-description']) element.removeAttribute(name)
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
function handleKey(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key === 'Enter') {
    event.preventDefault()
    element.blur()
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

/** A text that must be there comes back when it is left empty. */
function restoreRequired(element: HTMLElement, required: boolean, before: () => string, onType: () => void): void {
  if (!required || textOf(element)) return
  element.textContent = before()
  onType()
}
