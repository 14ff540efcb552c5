import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the stub received; `body` is its JSON. */
export type StubRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }
/** The stub's mode: success, status 500, or no response. */
type Mode = 'ok' | 'broken' | 'silent'

/** A stub of the analytics service and of heatmap vendors on an origin of its own; records all requests. */
export type AnalyticsStub = {
  origin: string
  requests: StubRequest[]
  setMode: (mode: Mode) => void
  stop: () => Promise<void>
}

/** The script of a heatmap vendor: counts its runs, sets a cookie, and reports the path. */
const heatmap = `window.recording = (window.recording ?? 0) + 1
document.cookie = '_hjSession=1; path=/'
new Image().src = new URL('/seen?path=' + location.pathname, document.currentScript.src)`

export async function startAnalyticsStub(): Promise<AnalyticsStub> {
  const requests: StubRequest[] = []
  let mode: Mode = 'ok'
  const server = createServer((request, response) => {
    void read(request).then((one) => {
      requests.push(one)
      if (mode !== 'silent') answer(one, response, mode)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    requests,
    setMode: (next) => {
      mode = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<StubRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const { method = '', url: path = '', headers } = request
  return { method, path, headers, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
}

function answer({ method, path }: StubRequest, response: ServerResponse, mode: Mode): void {
  if (mode === 'broken') response.writeHead(500).end('broken')
  else if (method === 'POST') response.writeHead(202).end('ok')
  else if (path.startsWith('/seen')) response.writeHead(204).end()
  else response.writeHead(200, { 'content-type': 'text/javascript' }).end(heatmap)
}
