import { expect, test } from 'vitest'
import { addBoundary, addContent, whenHydrated } from './hydration.ts'

/** Whether a promise has been resolved by now. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => Promise.resolve(false))])
}

test('EDIT-4 a page is hydrated when the content of every boundary is mounted, in any order', async () => {
  addContent('b')
  addBoundary('a')
  addBoundary('b')
  const hydrated = whenHydrated()
  expect(await isResolved(hydrated)).toBe(false)
  addContent('a')
  expect(await isResolved(hydrated)).toBe(true)
})

test('EDIT-4 a boundary that is removed before it is hydrated is not waited for', async () => {
  const remove = addBoundary('c')
  const hydrated = whenHydrated()
  expect(await isResolved(hydrated)).toBe(false)
  remove()
  expect(await isResolved(hydrated)).toBe(true)
})

test('EDIT-4 a page without blocks is hydrated at once', async () => {
  expect(await isResolved(whenHydrated())).toBe(true)
})
