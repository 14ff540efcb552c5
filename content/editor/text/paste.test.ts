// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editRich } from './rich-text-editor.ts'
import type { RichEditor } from './rich-text-editor.ts'

let rich: RichEditor
beforeEach(() => {
  const text = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
  rich = editRich(document.createElement('div'), { text, label: 'Texte', onInput: vi.fn(), onTransaction: vi.fn() })
})
afterEach(() => rich.destroy())

/** What content stores after a paste into an empty text, a line for each block: its type, its level, its words. */
function pasted(html: string): string[] {
  rich.editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent)
  return rich.read().content.flatMap((block) => outlineOf(block))
}

type Outlined = { type: string; text?: string; attrs?: { level?: number }; content?: Outlined[] }

function outlineOf({ type, attrs, content = [] }: Outlined): string[] {
  if (type === 'bulletList' || type === 'orderedList' || type === 'listItem')
    return content.flatMap(outlineOf).map((line) => (type === 'listItem' ? line : `${type} > ${line}`))
  const words = content.map((inline) => (inline.type === 'hardBreak' ? '⏎' : inline.text)).join('')
  return [`${type}${attrs?.level ?? ''} ${words}`.trim()]
}

/** A paragraph of a list, as Word copies it. */
function ofWord(level: number, mark: string, words: string): string {
  return `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${level} level${level} lfo1'><![if !supportLists]><span
    style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`
}

test('EDIT-5 a numbered paragraph of Word after bullets stays numbered', () => {
  const list = [
    ofWord(1, '·', 'casque'),
    ofWord(1, '·', 'gants'),
    ofWord(1, '1.', 'réserver'),
    ofWord(1, '2)', 'venir'),
  ]
  expect(pasted(list.join(''))).toEqual([
    'bulletList > paragraph casque',
    'bulletList > paragraph gants',
    'orderedList > paragraph réserver',
    'orderedList > paragraph venir',
  ])
})

test('EDIT-5 bullets and numbers of Word that lie deeper stay in the list above them, each as what it is', () => {
  const list = [
    ofWord(1, '1.', 'réserver'),
    ofWord(2, 'o', 'en ligne'),
    ofWord(2, 'a)', 'au guichet'),
    ofWord(1, '2.', 'venir'),
  ]
  expect(pasted(list.join(''))).toEqual([
    'orderedList > paragraph réserver',
    'orderedList > bulletList > paragraph en ligne',
    'orderedList > orderedList > paragraph au guichet',
    'orderedList > paragraph venir',
  ])
})

test.each([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 3],
  ['h5', 3],
  ['h6', 3],
])('EDIT-5 a pasted %s becomes a heading of level %i', (tag, level) => {
  expect(pasted(`<${tag} style="font-weight:700">Tarifs</${tag}><p>Adulte</p>`)).toEqual([
    `heading${level} Tarifs`,
    'paragraph Adulte',
  ])
})

test.each([
  ['Google Docs', '<b style="font-weight:normal" id="docs-internal-guid-1"><p>un</p><br><p>deux</p><br><br></b>'],
  ['Google Docs, around a list', '<b style="font-weight:normal"><p>un</p><br><ul><li><p>deux</p></li></ul></b><br>'],
  ['a web page', '<p>un</p>\n<br>\n<p>deux</p>\n<br class="Apple-interchange-newline">'],
])('EDIT-5 a line break between paragraphs of %s makes no empty paragraph', (_, html) => {
  expect(pasted(html)).toEqual(['paragraph un', expect.stringMatching(/^(bulletList > )?paragraph deux$/)])
})

test('EDIT-5 a line break inside a paragraph is kept', () => {
  expect(pasted('<p>8, rue du Lac<br>Les Essarts</p>')).toEqual(['paragraph 8, rue du Lac⏎Les Essarts'])
})
