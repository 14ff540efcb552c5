// How many lists and single offers sales answers in a second, as visitors of all pages ask for them.
// Usage: node bench/offers.ts [seconds a measurement]
import { load } from './support/load.ts'
import { startSales } from './support/sales.ts'

const seconds = Number(process.argv[2] ?? 4)
const { port, stop } = await startSales()
const paths = {
  'the list': '/api/offers?resort=valorsene&lang=fr',
  'the list in a stay': '/api/offers?resort=valorsene&lang=fr&from=2027-02-06&to=2027-02-13&ages=6-12',
  'one lesson': '/api/offers/children-ski?resort=valorsene&lang=fr',
  '/livez, the limit': '/livez',
}
try {
  console.log('| answer | a second | p50, ms | p99, ms |\n|---|---|---|---|')
  for (const [name, target] of Object.entries(paths)) {
    const request = (): string => `GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`
    await load(port, { connections: 8, seconds: 1, request })
    const { perSecond, p50, p99 } = await load(port, { connections: 8, seconds, request })
    console.log(`| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} |`)
  }
} finally {
  await stop()
}
