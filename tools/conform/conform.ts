import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { StartFailure } from 'base/errors'
import { main } from 'base/main'
import { checkProvider } from 'contracts/conformance'
import type { Buyer, Provider } from 'contracts/conformance'
import { launchStrictBrowser } from 'contracts/conformance/browser'
import { exampleBuyer, startExampleProvider } from 'contracts/conformance/example'

const usage = `Say which provider: npm run conform -- https://sales.example.org --resort my-resort --offer ESF:my-lesson
  --site http://localhost:4000   origin of the site that the provider has been told; the suite serves pages there
  --buyer ./buyer.ts             how its drawings are used (contracts/conformance/README.md)
Or look at the example: npm run conform -- --example`

/** Checks a sales provider with the contract's conformance suite: one line for each duty, exit code 1 when one fails. */
await main(async () => {
  const { provider, end } = await providerOf(process.argv.slice(2))
  const browser = await launchStrictBrowser()
  let failed = 0
  for await (const { name, says, fulfilled, reason } of checkProvider(provider, browser)) {
    console.log(`${fulfilled ? '✓' : '✗'} ${name}: ${says}${reason === undefined ? '' : `\n    ${reason}`}`)
    if (!fulfilled) failed += 1
  }
  if (!provider.buyer) console.log('• Without --buyer nothing was bought: the duties of a purchase were not looked at.')
  console.log(failed === 0 ? '\nEvery duty that was looked at is fulfilled.' : `\n${failed} not fulfilled`)
  await browser.close()
  await end()
  process.exitCode = failed === 0 ? 0 : 1
})

async function providerOf(args: string[]): Promise<{ provider: Provider; end: () => Promise<void> }> {
  const { values, positionals } = parsed(args)
  if (values.example) return example(values.site)
  const [address] = positionals
  if (!address || !URL.canParse(address) || !values.resort || !values.offer) throw new StartFailure(usage)
  const { origin } = new URL(address)
  const buyer = values.buyer === undefined ? undefined : await buyerIn(values.buyer)
  return {
    provider: { origin, site: values.site, resort: values.resort, offer: values.offer, buyer },
    end: async () => undefined,
  }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        resort: text,
        offer: text,
        buyer: text,
        site: { ...text, default: 'http://localhost:4000' },
        example: { type: 'boolean' },
      },
    })
  } catch {
    throw new StartFailure(usage)
  }
}

async function example(site: string): Promise<{ provider: Provider; end: () => Promise<void> }> {
  const { origin, close } = await startExampleProvider('127.0.0.1')
  return { provider: { origin, site, resort: 'valorsene', offer: 'ESF:children-ski', buyer: exampleBuyer }, end: close }
}

async function buyerIn(file: string): Promise<Buyer> {
  const { buyer } = (await import(pathToFileURL(path.resolve(file)).href)) as { buyer?: Buyer }
  if (!buyer) throw new StartFailure(`${file} has no export named buyer: see contracts/conformance/README.md.`)
  return buyer
}
