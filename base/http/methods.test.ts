import { expect, test } from 'vitest'
import { methodsAt } from './methods.ts'

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
  ['/api/carts/7', ['GET']],
  ['/api/carts/7/checkout', ['DELETE', 'POST']],
  ['/api/carts/7/nothing', []],
  ['/widget.js', ['GET']],
  ['/widgetxjs', []],
])('%s takes %j', (path, methods) => expect(methodsAt(routes, path)).toEqual(methods))
