import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = [
  '<head><link rel="modulepreload" href="/assets/a.js" nonce="mark"/><link rel="stylesheet" href="/s.css" nonce="mark"/></head>',
  '<script nonce="mark">let ours = 1</script>',
  '<script>alert("injected")</script>',
  '<script nonce="guess">alert("guessed")</script>',
  '<script type="module" async="">import("injected")</script>',
  '<script nonce="mark" type="module" async="">import("hydrate")</script>',
  '<script nonce="mark" src="/assets/b.js"></script>',
].join('')

test('only scripts that carry the mark of this rendering may run', () => {
  const { scripts } = deferScripts(page, 'mark')
  expect(scripts).toHaveLength(3)
  expect(scripts.slice(0, 2)).toEqual(['let ours = 1', 'import("hydrate")'])
  expect(scripts.join(' ')).not.toMatch(/alert|injected/)
})

test('the module waits, its preloads are started later, and no mark is left', () => {
  const { html, scripts } = deferScripts(page, 'mark')
  expect(html).toContain(`<script>${scripts[2]}</script>`)
  expect(scripts[2]).toContain('"fetch":["/assets/a.js"]')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('nonce="mark"')
  expect(html).toContain('<script>alert("injected")</script>')
})
