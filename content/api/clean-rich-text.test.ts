import { expect, test } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'
import { richText } from './rich-text.ts'

const typed = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2, textAlign: null }, content: [{ type: 'text', text: 'Tarifs' }] },
    {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'un' }] }] }],
    },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'ici',
          marks: [
            { type: 'bold' },
            { type: 'link', attrs: { href: 'page:tarifs', target: null, rel: null, class: null, title: null } },
          ],
        },
        { type: 'hardBreak' },
      ],
    },
    { type: 'paragraph' },
  ],
}

test('EDIT-5 what the text editor holds becomes exactly what content stores', () => {
  const text = cleanRichText(typed)
  expect(richText.strict().parse(text)).toEqual(text)
  expect(text.content[0]).toEqual({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Tarifs' }] })
  expect(text.content[1]).not.toHaveProperty('attrs')
  expect(JSON.stringify(text)).toContain('{"type":"link","attrs":{"href":"page:tarifs"}}')
})
