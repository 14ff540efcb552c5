import { createLog } from 'base/log'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestProvider, listed } from '../testing-provider.ts'
import type { TestProvider } from '../testing-provider.ts'
import { createProviderOffers } from './provider-offers.ts'

let now: Date
let provider: TestProvider
beforeEach(async () => {
  now = new Date('2026-11-21T09:00:00Z')
  provider = await createTestProvider([listed('children-ski')])
})
afterEach(() => provider.close())

const log = createLog('test', 'silent')
const clock = (): Date => now
const resortOf = async (): Promise<string> => 'valorsene'

function offersOf(origin = provider.origin) {
  return createProviderOffers({ provider: origin, resort: resortOf, clock, log })
}

test('META-6 the provider is asked once for all pages, and what it said holds for ten minutes', async () => {
  const offersIn = offersOf()
  const [one, other] = await Promise.all([offersIn('fr'), offersIn('fr')])
  expect(one).toEqual({ offers: [listed('children-ski')], until: '2026-11-21T09:10:00.000Z' })
  expect(other).toBe(one)
  now = new Date('2026-11-21T09:09:59.999Z')
  await offersIn('fr')
  expect(provider.requests).toEqual(['/api/offers?resort=valorsene&lang=fr'])
})

test('META-6 after ten minutes it is asked again, and a new price is known', async () => {
  const offersIn = offersOf()
  await offersIn('fr')
  provider.respondWith(JSON.stringify({ offers: [listed('children-ski', { fromCents: 17900 })] }))
  now = new Date('2026-11-21T09:10:00Z')
  expect((await offersIn('fr')).offers).toEqual([listed('children-ski', { fromCents: 17900 })])
})

test.each(['', 'nonsense', '{}', '{"offers":[{"product":1}]}'])(
  'META-6 from an answer such as %j nothing is known, and it is asked again a minute later',
  async (body) => {
    const offersIn = offersOf()
    provider.respondWith(body)
    expect(await offersIn('fr')).toEqual({ offers: [], until: '2026-11-21T09:01:00.000Z' })
    provider.respondWith(JSON.stringify({ offers: [listed('children-ski')] }))
    expect((await offersIn('fr')).offers).toEqual([])
    now = new Date('2026-11-21T09:01:00Z')
    expect((await offersIn('fr')).offers).toEqual([listed('children-ski')])
  },
)

test('META-6 where no provider answers, nothing is known', async () => {
  provider.close()
  expect((await offersOf()('fr')).offers).toEqual([])
})
