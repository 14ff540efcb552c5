import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './tag.examples.tsx'

test('every tone of a tag has its colours', () => {
  const css = readFileSync(new URL('./tag.css', import.meta.url), 'utf8')
  const tones = Object.values(examples).map((tag) => /tag-(\w+)/.exec(renderToStaticMarkup(tag))?.[1])
  expect(tones.length).toBeGreaterThan(3)
  for (const tone of tones) expect(css).toMatch(new RegExp(`\\.tag-${tone} {\\s+--tag-face: .+\\s+--tag-text: `))
})
