import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

test.each([
  ['editor.js', 'text/javascript; charset=utf-8'],
  ['editor.css', 'text/css; charset=utf-8'],
  ['editor.js.map', 'application/json; charset=utf-8'],
  ['figtree.woff2', 'font/woff2'],
  ['logo.svg', 'image/svg+xml'],
  ['notes', 'application/octet-stream'],
])('%s is %s', (name, type) => expect(mediaTypeOf(name)).toBe(type))
