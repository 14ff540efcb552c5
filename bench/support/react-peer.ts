import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { closeHttp } from 'base/http/close'
import { freePort } from 'base/http/testing'
import { build } from 'vite'

/** An element of the page as plain data, and a node: an element or a text. */
export type PeerElement = { tag: string; props: Record<string, string>; children: PeerNode[] }
export type PeerNode = string | PeerElement

/** The peer of a page, served at `address`. */
export type Peer = { address: string; close: () => Promise<void> }

/**
 * The peer of a page: the same markup and style sheets, hydrated whole by React alone (`hydrateRoot` of one element tree, without
 * router, data loading, shell logic or widgets). What it blocks is what React needs for as much markup on this machine. It comes
 * over the network as the page does: compressed, and with the same files beside it, which are passed on from the site.
 */
export async function reactPeer(browser: Browser, site: string, page: string): Promise<Peer> {
  const script = await bundle()
  const { head, body, tree } = await readMarkup(browser, site + page)
  const html = `<!doctype html><html lang="fr"><head>${head}<script type="application/json" id="peer-tree">${tree}</script>
<script type="module" src="/react-peer.js"></script></head><body>${body}</body></html>`
  const own = new Map([
    ['/react-peer', { type: 'text/html; charset=utf-8', body: brotliCompressSync(html) }],
    ['/react-peer.js', { type: 'text/javascript', body: brotliCompressSync(script) }],
  ])
  const server = createServer((incoming, response) => {
    const found = own.get(incoming.url ?? '')
    if (!found) return passOn(site, incoming, response)
    response.writeHead(200, { 'content-type': found.type, 'content-encoding': 'br' }).end(found.body)
  })
  const port = await freePort()
  server.listen(port)
  return { address: `http://localhost:${port}/react-peer`, close: () => closeHttp(server, 0) }
}

function passOn(site: string, { url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  request(site + url, { headers: { 'accept-encoding': headers['accept-encoding'] ?? '' } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
    .on('error', () => response.destroy())
    .end()
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: path.join(import.meta.dirname, 'react-peer.client.ts') },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('the peer was not built')
  return output.output[0].code
}

/** The markup as the server sent it, without its scripts. */
async function readMarkup(browser: Browser, address: string): Promise<{ head: string; body: string; tree: string }> {
  const tab = await browser.newPage()
  const served = await (await fetch(address)).text()
  const read = await tab.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html')
    for (const script of page.querySelectorAll('script, noscript, link[rel=modulepreload]')) script.remove()
    for (const comment of commentsOf(page)) comment.remove()
    page.body.normalize()
    const tree = [...page.body.childNodes].flatMap(treeOf)
    return { head: page.head.innerHTML, body: page.body.innerHTML, tree: JSON.stringify(tree) }

    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs inside the page and can take nothing along
    function commentsOf(root: Document): ChildNode[] {
      const walker = root.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
      const found: ChildNode[] = []
      while (walker.nextNode()) found.push(walker.currentNode as ChildNode)
      return found
    }
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs inside the page and can take nothing along
    function treeOf(node: Node): PeerNode[] {
      if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
      if (!(node instanceof Element)) return []
      const props: Record<string, string> = {}
      for (const { name, value } of node.attributes) {
        if (name === 'class') props['className'] = value
        else if (/^(aria-|data-|id$|href$)/.test(name)) props[name] = value
      }
      return [{ tag: node.localName, props, children: [...node.childNodes].flatMap(treeOf) }]
    }
  }, served)
  await tab.close()
  return { ...read, tree: read.tree.replaceAll('<', '\\u003c') }
}
