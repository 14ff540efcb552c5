import { expect, test } from 'vitest'
import { createAppLoader } from './app.ts'
import type { WidgetApp } from './app.ts'

const app: WidgetApp = {
  showOffer: async () => undefined,
  mountCart: () => () => undefined,
  refresh: async () => undefined,
}

test('the app is loaded once, however often it is asked for', async () => {
  const asked: string[] = []
  const load = createAppLoader('https://sales.example', async (provider) => {
    asked.push(provider)
    return app
  })
  expect(await Promise.all([load(), load()])).toEqual([app, app])
  expect(asked).toEqual(['https://sales.example'])
})

test('a load that failed is tried again the next time', async () => {
  let tries = 0
  const load = createAppLoader('', async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return app
  })
  await expect(load()).rejects.toThrow('offline')
  expect(await load()).toBe(app)
})
