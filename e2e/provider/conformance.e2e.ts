import type { Browser } from '@playwright/test'
import { examine } from 'contracts/conformance'
import type { Buyer, Round, Verdict } from 'contracts/conformance'
import { launchStrictBrowser } from 'contracts/conformance/browser'
import { exampleBuyer, startExampleProvider } from 'contracts/conformance/example'
import type { Changes } from 'contracts/conformance/example'
import { freePort } from 'tools/ports'
import { startAnotherSales } from '../support/another-server.ts'
import { expect, test } from '../support/test.ts'
import { engineBuyer } from './engine-buyer.ts'

test.describe.configure({ timeout: 180_000 })

// Third-party cookies are blocked in it. Hosts of different names are different sites, as far as cookies are concerned.
let browser: Browser
test.beforeAll(async () => void (browser = await launchStrictBrowser()))
test.afterAll(() => browser.close())

test('SHOP-6 SHOP-5 CART-1 CART-3 CART-4 CART-5 our sales engine fulfils every duty of the contract', async ({
  stack,
}) => {
  const site = `http://localhost:${await freePort()}`
  const sales = await startAnotherSales(stack, site, '127.0.0.1')
  const verdicts = await all({ origin: sales.origin, site }, engineBuyer(sales.origin))
  await sales.stop()
  expect(verdicts.filter(({ kept }) => !kept)).toEqual([])
  expect(verdicts.length).toBeGreaterThan(25)
})

test('SHOP-6 the example of a provider, on another host, fulfils every duty of the contract', async () => {
  const verdicts = await examineExample({})
  expect(verdicts.filter(({ kept }) => !kept)).toEqual([])
})

async function examineExample(changes: Changes, rounds?: readonly Round[]): Promise<Verdict[]> {
  const { origin, close } = await startExampleProvider('localhost', changes)
  const verdicts = await all({ origin, site: `http://127.0.0.1:${await freePort()}` }, exampleBuyer, rounds)
  await close()
  return verdicts
}

async function all(at: { origin: string; site: string }, buyer: Buyer, rounds?: readonly Round[]): Promise<Verdict[]> {
  const provider = { ...at, resort: 'valorsene', offer: 'ESF:children-ski', buyer }
  const verdicts: Verdict[] = []
  for await (const verdict of examine(provider, browser, rounds)) verdicts.push(verdict)
  return verdicts
}
