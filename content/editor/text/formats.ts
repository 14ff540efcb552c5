import type { Editor } from '@tiptap/core'
import type { GlyphName } from '../bar/glyph.tsx'

/** A text format: its icon, whether it is active, and its command. */
export type Format = {
  name: 'bold' | 'italic' | 'heading2' | 'heading3' | 'bulletList' | 'orderedList' | 'undo' | 'redo'
  sign: string | { glyph: GlyphName }
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

export const formats: readonly Format[] = [
  { name: 'bold', sign: 'B', isOn: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
  { name: 'italic', sign: 'I', isOn: (e) => e.isActive('italic'), run: (e) => e.chain().focus().toggleItalic().run() },
  heading(2),
  heading(3),
  {
    name: 'bulletList',
    sign: { glyph: 'bullets' },
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    sign: { glyph: 'numbers' },
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  { name: 'undo', sign: { glyph: 'undo' }, can: (e) => e.can().undo(), run: (e) => e.chain().focus().undo().run() },
  { name: 'redo', sign: { glyph: 'redo' }, can: (e) => e.can().redo(), run: (e) => e.chain().focus().redo().run() },
]

function heading(level: 2 | 3): Format {
  return {
    name: `heading${level}`,
    sign: { glyph: `heading${level}` },
    isOn: (e) => e.isActive('heading', { level }),
    run: (e) => e.chain().focus().toggleHeading({ level }).run(),
  }
}
