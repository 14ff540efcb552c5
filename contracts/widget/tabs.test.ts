import { expect, test } from 'vitest'
import { cartAfter } from './tabs.ts'

const changed = (cartId: string | null, was: string | null) => ({ says: 'changed' as const, cartId, was })

test.each([
  ['a tab without a cart takes over the other’s', null, changed('c1', null), { cartId: 'c1' }],
  ['a tab with the same cart gets its change', 'c1', changed('c1', 'c1'), { cartId: 'c1' }],
  ['a cart that became an order is gone in every tab', 'c1', changed(null, 'c1'), { cartId: null }],
  ['a tab with another cart keeps it', 'c2', changed('c1', 'c1'), undefined],
  ['another cart that ended does not matter', 'c2', changed(null, 'c1'), undefined],
  ['nothing is not taken over', null, changed(null, 'c1'), undefined],
  ['a greeting changes nothing', null, { says: 'hello' as const }, undefined],
])('CART-3 %s', (_, own, message, after) => expect(cartAfter(own, message)).toEqual(after))
