import { expect, test } from 'vitest'
import { pollUntilDefined } from './widget.ts'

test('CART-2 the widget is polled for every 200 ms', async () => {
  const waits: number[] = []
  let looks = 0
  const found = await pollUntilDefined(
    () => (++looks === 4 ? 'widget' : undefined),
    async (milliseconds) => void waits.push(milliseconds),
  )
  expect([found, waits]).toEqual(['widget', [200, 200, 200]])
})

test('CART-9 a widget that never arrives is given up after 20 s', async () => {
  let waited = 0
  const wait = async (milliseconds: number): Promise<void> => void (waited += milliseconds)
  await expect(pollUntilDefined(() => undefined, wait)).rejects.toThrow('did not arrive')
  expect(waited).toBe(20_000)
})
