// A page from the cache by the fast path and by node:http, through nginx with our configuration, and rendered each time, beside nginx
// serving the same bytes with the same headers as a file, and from a cache of its own, in the same run.
// Usage: node bench/pages.ts [seconds a measurement]; needs wrk and nginx (Debian: apt-get install -y wrk nginx).
import { get } from 'node:http'
import { demoEditor } from 'base/demo'
import { startEdge, startNginx, startPlainCache } from './support/nginx.ts'
import type { StaticCopy } from './support/nginx.ts'
import { startSite } from './support/site.ts'
import { median, wrk } from './support/wrk.ts'
import type { Load } from './support/wrk.ts'

const seconds = Number(process.argv[2] ?? 2)
const rounds = 5
const page = '/cours-enfants/'
const codings = ['br', 'gzip', 'identity']
// What nginx stores for a second is asked for with the Host of the site; the limit of pages is for visitors.
const site = await startSite({ SCHUSS_EDGE_MAX_AGE: '1', SCHUSS_LIMIT_PAGES: '0' })
const base = `http://127.0.0.1:${site.port}`
try {
  await measure()
} finally {
  await site.stop()
}

async function measure(): Promise<void> {
  // Often enough that the page is compressed as well as it will be.
  for (let times = 0; times < 40; times += 1) await copyOf('br')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const given = await Promise.all(codings.map((coding) => copyOf(coding)))
  const nginx = await startNginx(site.folder, given)
  const edge = await startEdge(site.folder, site.port)
  const plain = await startPlainCache(site.folder, site.port)
  try {
    console.log('| page | body bytes | req/s | p50 ms | p99 ms | of nginx |\n|---|---|---|---|---|---|')
    for (const one of given)
      await compare(one, {
        file: `http://127.0.0.1:${nginx.port}/${one.name}`,
        edge: `http://127.0.0.1:${edge.port}${page}`,
        plain: `http://127.0.0.1:${plain.port}${page}`,
      })
    const headers = { cookie: await editorCookie(), 'accept-encoding': 'br' }
    await wrk(base + page, headers, 2, 8)
    row(
      'rendered each time (an editor’s)',
      given[0]?.body.length ?? 0,
      await several(() => wrk(base + page, headers, seconds, 8)),
    )
  } finally {
    await plain.stop()
    await edge.stop()
    await nginx.stop()
  }
}

/** Where nginx serves the page: as a file, through `docs/nginx`, and by the shortest configuration that caches. */
type Addresses = { file: string; edge: string; plain: string }

async function compare({ name, body }: StaticCopy, addresses: Addresses): Promise<void> {
  const headers = { 'accept-encoding': name }
  // A header that the fast path does not answer: the connection stays with node:http.
  const ordinary = { ...headers, te: 'trailers' }
  const [file, fast, byHttp, plain, edge]: [Load[], Load[], Load[], Load[], Load[]] = [[], [], [], [], []]
  for (const address of [base + page, addresses.plain, addresses.edge]) await wrk(address, headers, 1)
  for (let round = 0; round < rounds; round += 1) {
    file.push(await wrk(addresses.file, headers, seconds))
    fast.push(await wrk(base + page, headers, seconds))
    byHttp.push(await wrk(base + page, ordinary, seconds))
    plain.push(await wrk(addresses.plain, headers, seconds))
    edge.push(await wrk(addresses.edge, headers, seconds))
  }
  const ofFile = (loads: readonly Load[]): string => ratioOf(loads, file).toFixed(2)
  row(`nginx, a file, ${name}`, body.length, median(file))
  row(`cached, ${name}`, body.length, median(fast), `${ofFile(fast)} (aim 0.60)`)
  row(`cached, by node:http, ${name}`, body.length, median(byHttp), ofFile(byHttp))
  row(`nginx, a cache, ${name}`, body.length, median(plain), ofFile(plain))
  const ofPlain = ratioOf(edge, plain).toFixed(2)
  row(`through docs/nginx, ${name}`, body.length, median(edge), `${ofFile(edge)}; of its cache ${ofPlain}`)
}

async function several(once: () => Promise<Load>): Promise<Load> {
  const loads: Load[] = []
  for (let round = 0; round < rounds; round += 1) loads.push(await once())
  return median(loads)
}

/** The middle one of the rounds: what slows the machine for a while slows both sides of a round. */
function ratioOf(ours: readonly Load[], theirs: readonly Load[]): number {
  const ratios = ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN))
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? Number.NaN
}

function row(what: string, bytes: number, { perSecond, p50, p99 }: Load, ofPeer = ''): void {
  console.log(`| ${what} | ${bytes} | ${perSecond.toFixed(0)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${ofPeer} |`)
}

/** The page as the site sends it in a coding: raw bytes and headers. */
function copyOf(coding: string): Promise<StaticCopy> {
  return new Promise((resolve, reject) => {
    get(base + page, { headers: { 'accept-encoding': coding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ name: coding, body: Buffer.concat(chunks), headers: headersOf(answer.headers) }))
    }).on('error', reject)
  })
}

function headersOf(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const own = new Set(['date', 'connection', 'keep-alive', 'content-length'])
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [[name, String(value)]])),
  )
}

async function editorCookie(): Promise<string> {
  const body = JSON.stringify({ site: 'valorsene', ...demoEditor })
  const answer = await fetch(`${base}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
