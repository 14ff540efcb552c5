import { globSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const files = globSync('*/*.examples.tsx', { cwd: import.meta.dirname })
const loaded = await Promise.all(
  files.map(async (file) => (await import(`./${file}`)) as { examples: Record<string, ReactNode> }),
)
const examples = loaded.flatMap(({ examples }, at) =>
  Object.entries(examples).map(([name, example]) => ({ name: `${files[at]}: ${name}`, example })),
)

test('the kit has examples at all', () => {
  expect(examples.length).toBeGreaterThan(30)
})

test.each(['dialog', 'tooltip', 'carousel', 'ripple', 'field', 'button', 'tag', 'card', 'sign-in-form'])(
  '%s is a folder with code, style, examples and test',
  (piece) => {
    const inventory = [`${piece}.tsx`, `${piece}.css`, `${piece}.examples.tsx`, '*.test.{ts,tsx}']
    const missing = inventory.filter((file) => globSync(`${piece}/${file}`, { cwd: import.meta.dirname }).length === 0)
    expect(missing).toEqual([])
  },
)

test.each(examples)(
  '$name is drawn on a server, without a style attribute, which the security policy refuses',
  (one) => {
    const html = renderToStaticMarkup(one.example)
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=/)
  },
)

test.each(examples)('$name gives every button, link and picture a name', (one) => {
  const html = renderToStaticMarkup(one.example)
  const nameless = [...html.matchAll(/<(button|a)\b([^>]*)>(.*?)<\/\1>/gs)].filter(
    ([, , attributes = '', inside = '']) =>
      !/aria-label="[^"]+"/.test(attributes) && inside.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '').trim() === '',
  )
  expect(nameless.map(([tag]) => tag)).toEqual([])
  expect(html.match(/<img(?![^>]*\balt=)/g)).toBeNull()
})
