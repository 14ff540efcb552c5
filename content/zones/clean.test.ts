import { describe, expect, test } from 'vitest'
import { richText } from '../api/rich-text.ts'
import { cleanBlocks } from './clean-blocks.ts'
import { cleanRichText } from '../api/clean-rich-text.ts'

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const callout = (data: object) => ({ id: 'c', type: 'callout', data: { tone: 'info', text: doc(), ...data } })
const doc = (...content: unknown[]) => ({ type: 'doc', content })

describe('rich text from a browser is cleaned, never refused', () => {
  test('what our rich text knows stays as it is', () => {
    const known = doc(
      { type: 'heading', attrs: { level: 3 }, content: [text('H')] },
      paragraph(text('a', { type: 'bold' }, { type: 'link', attrs: { href: 'page:contact#map' } }), {
        type: 'hardBreak',
      }),
      {
        type: 'orderedList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('1')),
              { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('2'))] }] },
            ],
          },
        ],
      },
    )
    expect(cleanRichText(known)).toEqual(known)
  })

  test.each([
    ['a script', { type: 'script', content: [text('alert(1)')] }],
    ['an iframe', { type: 'iframe', attrs: { src: 'https://example.org' } }],
    ['a picture', { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }],
    ['text without a paragraph', text('lost')],
    ['nothing', null],
  ])('%s is dropped', (_what, node) => {
    expect(cleanRichText(doc(paragraph(text('kept')), node))).toEqual(doc(paragraph(text('kept'))))
  })

  test('attributes and marks that it does not know are dropped', () => {
    const dirty = {
      type: 'paragraph',
      attrs: { style: 'position:fixed', onclick: 'alert(1)' },
      content: [
        text('a', { type: 'underline' }, { type: 'bold', attrs: { class: 'x' } }),
        text('b', { type: 'textStyle' }),
      ],
    }
    expect(cleanRichText(doc(dirty))).toEqual(doc(paragraph(text('a', { type: 'bold' }), text('b'))))
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example.org',
    ' javascript:x',
    undefined,
  ])('a link to %s keeps its words and loses its address', (href) => {
    expect(cleanRichText(doc(paragraph(text('here', { type: 'link', attrs: { href } }))))).toEqual(
      doc(paragraph(text('here'))),
    )
  })

  test('headings are of level 2 or 3', () => {
    const levels = [1, 2, 3, 6, 'x'].map((level) => ({ type: 'heading', attrs: { level }, content: [] }))
    expect(cleanRichText(doc(...levels)).content.map((node) => node.type === 'heading' && node.attrs.level)).toEqual([
      2, 2, 3, 3, 2,
    ])
  })

  test('lists nested a hundred thousand times do no harm', () => {
    let list: unknown = paragraph(text('bottom'))
    for (let depth = 0; depth < 100_000; depth += 1)
      list = { type: 'bulletList', content: [{ type: 'listItem', content: [list] }] }
    expect(richText.safeParse(cleanRichText(doc(list))).success).toBe(true)
  })

  test.each([undefined, null, 7, 'x', [], {}, { content: 'x' }])('%j becomes an empty text', (value) =>
    expect(cleanRichText(value)).toEqual(doc()),
  )
})

describe('blocks from a browser', () => {
  test('plain text that looks like a tag is kept as text', () => {
    expect(cleanBlocks([callout({ title: '<script>alert(1)</script>' })])).toMatchObject({
      ok: true,
      value: [{ data: { title: '<script>alert(1)</script>' } }],
    })
  })

  test('rich text is cleaned wherever it stands, and unknown fields are dropped', () => {
    const item = { question: 'Q', answer: doc(paragraph(text('A', { type: 'blink' }))), html: '<b>' }
    expect(cleanBlocks([{ id: 'q', type: 'questions', data: { items: [item] }, onload: 'x' }])).toEqual({
      ok: true,
      value: [{ id: 'q', type: 'questions', data: { items: [{ question: 'Q', answer: doc(paragraph(text('A'))) }] } }],
    })
  })

  test.each([
    ['an unknown type', [{ id: 'a', type: 'castle', data: {} }]],
    ['a wrong field', [callout({ tone: 'loud' })]],
    ['an id with signs', [{ ...callout({}), id: '"><script>' }]],
    ['a day that does not exist', [{ ...callout({}), dateRanges: [{ from: '2027-02-29', to: '2027-03-01' }] }]],
    [
      'a range that ends before it begins',
      [{ ...callout({}), dateRanges: [{ from: '2027-03-02', to: '2027-03-01' }] }],
    ],
    ['the same id twice', [callout({}), callout({})]],
    ['no object', ['x']],
  ])('%s is refused with what is wrong', (_what, blocks) => {
    const cleaned = cleanBlocks(blocks)
    expect(cleaned).toMatchObject({ ok: false, failure: { code: 'invalid', message: expect.stringMatching(/.{8}/) } })
  })
})
