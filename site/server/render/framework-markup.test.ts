import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'
import { findScripts } from './framework-markup.ts'

const hash = 'CMs5V4Sg'
const names = ['manifest', 'entry.client', 'root', 'router', 'react', 'rolldown-runtime']
const mark = ' nonce="n"'
const links = names.map((name) => `<link rel="modulepreload" nonce="n" href="/assets/${name}-${hash}.js"/>`).join('')
const code = `import "/assets/manifest-${hash}.js";import * as route0 from "/assets/root-${hash}.js";import("/assets/entry.client-${hash}.js");`
const page = `<html><head>${links}</head><body><p>$&</p><script nonce="n" type="module" async="">${code}</script></body></html>`

test('scripts are found in the order in which modules import each other; entry and manifest are not run ahead', () => {
  expect(findScripts(page, mark)).toMatchObject({
    preloads: names.map((name) => `/assets/${name}-${hash}.js`),
    definitions: ['rolldown-runtime', 'react', 'router', 'root'].map((name) => `/assets/${name}-${hash}.js`),
    entry: { code },
  })
})

test.each([
  ['no inline module', page.replace('type="module" async', 'async'), '0 inline module scripts'],
  [
    'two inline modules',
    page.replace('</body>', '<script nonce="n" type="module" async="">1</script></body>'),
    '2 inline module',
  ],
  ['no link for the entry', page.replace(/<link[^>]*entry[^>]*>/, ''), 'no longer preloads its entry'],
  ['an entry that is not imported', page.replace('import("/assets/entry', 'load("/assets/entry'), 'no longer imports'],
  ['no chunk of React', page.replaceAll('/react-', '/vendor-'), 'no chunk "react"'],
])('markup with %s is told in a sentence, and left as it is', (_, html, sentence) => {
  expect(findScripts(html, mark)).toContain(sentence)
  expect(deferScripts(html, 'n').html).toBe(html.replaceAll(mark, ''))
})

test('a page whose scripts wait has neither preloads nor a module script', () => {
  const { html, scripts } = deferScripts(page, 'n')
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  expect(html).toContain('<p>$&</p><script>(')
  expect(scripts).toContain(code)
})
