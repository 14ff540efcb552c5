import { expect, test } from 'vitest'
import { tom, zoe } from '../fixtures/cart.ts'
import { createPartyStore } from './party-store.ts'

test('who is typed twice is remembered once, and who was corrected in the cart is forgotten as they were typed', () => {
  const memory = createPartyStore()
  memory.remember(zoe)
  memory.remember({ ...zoe, firstName: 'ZOÉ' })
  memory.remember(tom)
  expect(memory.get().people).toEqual([zoe, tom])
  memory.forget(zoe)
  expect(memory.get().people).toEqual([tom])
})
