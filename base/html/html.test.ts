import { expect, test } from 'vitest'
import { escapeHtml, jsonInScript } from './html.ts'

test('a text can neither begin a tag, nor an entity, nor end an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;')
})

test('JSON in a script cannot end the script, and says the same', () => {
  const value = { text: '</script><!--' }
  expect(jsonInScript(value)).not.toContain('<')
  expect(JSON.parse(jsonInScript(value))).toEqual(value)
})
