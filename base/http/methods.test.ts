import { expect, test } from 'vitest'
import { allowedMethods } from './methods.ts'

const routes = [
  { method: 'ALL', path: '/*' },
  { method: 'OPTIONS', path: '/api/*' },
  { method: 'GET', path: '/api/carts/:id' },
  { method: 'POST', path: '/api/carts/:id/lines' },
  { method: 'DELETE', path: '/api/carts/:id/checkout' },
  { method: 'POST', path: '/api/carts/:id/checkout' },
  { method: 'GET', path: '/widget.js' },
]

test.each([
  ['PUT', '/api/carts/7', ['GET']],
  ['GET', '/api/carts/7/checkout', ['DELETE', 'POST']],
  ['GET', '/api/carts/7/nothing', []],
  ['POST', '/widget.js', ['GET']],
  ['POST', '/widgetxjs', []],
  ['GET', '/api/carts/7', []],
  ['HEAD', '/api/carts/7', []],
])('%s %s should be one of %j', (method, path, methods) =>
  expect(allowedMethods(routes, { method, path })).toEqual(methods),
)
