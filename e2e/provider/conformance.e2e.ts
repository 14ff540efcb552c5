import type { Browser } from '@playwright/test'
import { httpDutyNames, dutyNames, checkProvider } from 'contracts/conformance'
import type { Buyer, Verdict } from 'contracts/conformance'
import { launchStrictBrowser } from 'contracts/conformance/browser'
import { exampleBuyer, startExampleProvider } from 'contracts/conformance/example'
import type { Changes } from 'contracts/conformance/example'
import { freePort } from 'base/http/testing'
import { startAnotherSales } from '../support/another-server.ts'
import { expect, test } from '../support/test.ts'
import { brokenProviders, needsCookies } from './broken-providers.ts'
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
  expect(verdicts.filter(({ fulfilled }) => !fulfilled)).toEqual([])
  expect(verdicts.length).toBeGreaterThan(25)
})

test('SHOP-6 the example of a provider, on another host, fulfils every duty of the contract', async () => {
  const verdicts = await examineExample({})
  expect(verdicts.filter(({ fulfilled }) => !fulfilled)).toEqual([])
})

test('SHOP-6 each broken duty of an example is detected', async () => {
  const missed: string[] = []
  for (const few of inSixes(brokenProviders))
    await Promise.all(
      few.map(async ({ duty, changes }) => {
        const [verdict] = await examineExample(changes, [duty])
        if (verdict?.fulfilled !== false)
          missed.push(`${duty}: ${changes.script?.toString() ?? changes.answer?.toString()}`)
      }),
    )
  expect(missed).toEqual([])
})

test('every duty that needs a browser has an example that breaks it', () => {
  const untested = dutyNames.filter((name) => !brokenProviders.some(({ duty }) => duty === name))
  expect(untested).toEqual(httpDutyNames)
})

test('SHOP-6 a provider that keeps its cart in a cookie is found out on another host, and nowhere else', async () => {
  const { origin, close } = await startExampleProvider('localhost', needsCookies)
  const cartAt = async (site: At): Promise<boolean | undefined> =>
    (await all({ origin, ...site }, exampleBuyer, ['cart']))[0]?.fulfilled
  const control = await cartAt({ site: `http://localhost:${await freePort()}` })
  expect(control, 'the control: where cookies are kept it works').toBe(true)
  expect(await cartAt({ site: `http://127.0.0.1:${await freePort()}`, timeoutMs: 4000 })).toBe(false)
  await close()
})

function inSixes<One>(ones: readonly One[]): One[][] {
  const groups = Map.groupBy(ones.entries(), ([index]) => Math.floor(index / 6))
  return [...groups.values()].map((group) => group.map(([, one]) => one))
}

/** Looks at the example with changes in it; what it is asked for and has not is not waited for so long. */
async function examineExample(changes: Changes, only?: readonly string[]): Promise<Verdict[]> {
  const { origin, close } = await startExampleProvider('localhost', changes)
  const site = `http://127.0.0.1:${await freePort()}`
  const verdicts = await all({ origin, site, ...(only && { timeoutMs: 4000 }) }, exampleBuyer, only)
  await close()
  return verdicts
}

type At = { site: string; timeoutMs?: number }

async function all(at: At & { origin: string }, buyer: Buyer, only?: readonly string[]): Promise<Verdict[]> {
  const provider = { ...at, resort: 'valorsene', offer: 'ESF:children-ski', buyer }
  const verdicts: Verdict[] = []
  for await (const verdict of checkProvider(provider, browser, only)) verdicts.push(verdict)
  return verdicts
}
