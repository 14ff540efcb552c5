import { Editor, Extension } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import { Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { isAddress } from 'content/api/address'
import { cleanRichText } from 'content/api/clean-rich-text'
import type { RichText } from 'content/api/rich-text'
import { normalizePastedHtml } from './pasted-html.ts'
import { typographicReplacement } from './typographic-replacement.ts'

/** Only what content stores can be typed or pasted; the rest loses its form and keeps its words. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isAddress(address),
    },
  }),
  // With nothing to undo or redo the keys do nothing: unhandled, "redo" would be taken for "undo".
  Extension.create({
    name: 'historyKeys',
    priority: 1000,
    addKeyboardShortcuts() {
      const undo = () => this.editor.commands.undo() || true
      const redo = () => this.editor.commands.redo() || true
      return { 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo }
    },
  }),
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
]

/** A point of the viewport, in CSS pixels. */
export type Point = { x: number; y: number }

/** A rich text that is being edited where it stands. */
export type RichEditor = {
  editor: Editor
  read: () => RichText
  /** Takes the focus, and selects what a press from one point to another covers. */
  select: (from: Point, to: Point) => void
  /** Puts the caret where a point of the viewport is, and types. */
  typeAt: (x: number, y: number, typed: string) => void
  destroy: () => void
}

type Options = { text: RichText; label: string; onInput: () => void; onTransaction: () => void }

/**
 * Turns an element of the page into a text editor: the same element, with the stored text in it (whose links name pages) instead of
 * what was drawn. Styles come from our own sheet, because the page's policy allows no inline style.
 */
export function editRich(
  element: HTMLElement,
  { text, label, onInput: onType, onTransaction: onState }: Options,
): RichEditor {
  const drawn = element.innerHTML
  element.replaceChildren()
  const editor = new Editor({
    element: { mount: element },
    extensions,
    content: text,
    injectCSS: false,
    editorProps: {
      // The caret stays above the bar.
      scrollMargin: { top: 96, right: 0, bottom: 160, left: 0 },
      scrollThreshold: { top: 96, right: 0, bottom: 160, left: 0 },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: normalizePastedHtml,
      handleTextInput: applyTypography,
    },
    onUpdate: onType,
    onTransaction: onState,
  })
  return {
    editor,
    read: () => cleanRichText(editor.getJSON()),
    select: (from, to) => {
      const [anchor, head] = [textPositionAt(editor, from), textPositionAt(editor, to)]
      editor.commands.focus(anchor ?? 'end')
      if (anchor === undefined || head === undefined || anchor === head) return
      editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, anchor, head)))
    },
    typeAt: (x, y, typed) => {
      editor.commands.focus(textPositionAt(editor, { x, y }) ?? 'end')
      if (typed) editor.view.dispatch(editor.state.tr.insertText(typed))
    },
    destroy: () => {
      const html = editor.isEmpty ? drawn : editor.getHTML()
      editor.destroy()
      element.innerHTML = html
    },
  }
}

/** A press between two paragraphs means the words beside it. */
function textPositionAt({ state, view }: Editor, { x, y }: Point): number | undefined {
  const pressed = view.posAtCoords({ left: x, top: y })?.pos
  return pressed === undefined ? undefined : Selection.near(state.doc.resolve(pressed)).from
}

function applyTypography({ state, dispatch }: EditorView, from: number, to: number, typed: string): boolean {
  const before = state.selection.$from.parentOffset > 0 ? state.doc.textBetween(from - 1, from) : ''
  const better = typographicReplacement(before, typed, document.documentElement.lang)
  if (better) dispatch(state.tr.insertText(better.text, better.replaces ? from - 1 : from, to))
  return better !== undefined
}
