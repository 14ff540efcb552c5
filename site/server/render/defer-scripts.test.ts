import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const modules = ['entry.client', 'react', 'router', 'rolldown-runtime'].map((name) => `/assets/${name}-CMs5V4Sg.js`)
const hydrate = `import("${modules[0]}")`
const page = [
  ...modules.map((href) => `<link rel="modulepreload" href="${href}" nonce="mark"/>`),
  '<link rel="stylesheet" href="/s.css" nonce="mark"/>',
  '<script nonce="mark">let ours = 1</script>',
  '<script>alert("injected")</script>',
  '<script nonce="guess">alert("guessed")</script>',
  '<script type="module" async="">import("injected")</script>',
  `<script nonce="mark" type="module" async="">${hydrate}</script>`,
  '<script nonce="mark" src="/assets/b.js"></script>',
].join('')

test('only scripts that carry the mark of this rendering may run', () => {
  const { scripts } = deferScripts(page, 'mark')
  expect(scripts).toHaveLength(3)
  expect(scripts.slice(0, 2)).toEqual(['let ours = 1', hydrate])
  expect(scripts.join(' ')).not.toMatch(/alert|injected/)
})

test('the module waits, its preloads are started later, and no mark is left', () => {
  const { html, scripts } = deferScripts(page, 'mark')
  expect(html).toContain(`<script>${scripts[2]}</script>`)
  expect(scripts[2]).toContain(`"fetch":${JSON.stringify(modules)}`)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('nonce="mark"')
  expect(html).toContain('<script>alert("injected")</script>')
})
