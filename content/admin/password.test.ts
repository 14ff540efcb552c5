import { expect, test } from 'vitest'
import { canHash, hashPassword, hashing, isPassword } from './password.ts'

test('EDIT-1 a password matches its own hash only', async () => {
  const passwordHash = await hashPassword('poudreuse')
  expect([await isPassword('poudreuse', passwordHash), await isPassword('verglas', passwordHash)]).toEqual([
    true,
    false,
  ])
  expect(await isPassword('nobody has this password', undefined)).toBe(false)
})

test('many passwords at once are checked two at a time, and a long queue takes no more', async () => {
  const passwordHash = await hashPassword('poudreuse')
  const checks = Array.from({ length: 60 }, () => isPassword('verglas', passwordHash))
  await Promise.resolve()
  expect(hashing.concurrency).toBe(2)
  expect(hashing.activeCount + hashing.pendingCount).toBe(60)
  expect(canHash()).toBe(false)
  await checks[59]
  expect(hashing.activeCount).toBeLessThanOrEqual(2)
  expect(canHash()).toBe(true)
})
