import { expect, test } from 'vitest'
import { replaceSection } from './section.ts'

test('only the section of the name is replaced, and a dollar sign stays one', () => {
  const page = 'a\n<!-- pages -->\nold\n<!-- /pages -->\n<!-- cart -->\nkept\n<!-- /cart -->\n'
  expect(replaceSection(page, 'pages', 'new $& €')).toBe(
    'a\n<!-- pages -->\n\nnew $& €\n\n<!-- /pages -->\n<!-- cart -->\nkept\n<!-- /cart -->\n',
  )
})

test('a missing section is an error', () => {
  expect(() => replaceSection('', 'pages', '')).toThrow('no section "pages"')
})
