import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handle = (request: Request) => Response | Promise<Response>

/** A running HTTP server: its origin, and how to stop it. */
export type RunningServer = { port: number; close: () => Promise<void> }

/** Lets a function of requests answer on a port of this machine; 0 is any that is free. */
export async function serve(handle: Handle, port = 0): Promise<RunningServer> {
  const server = createServer((request, response) => void answer(handle, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(chunks)
  const request = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: new Headers(headers as Record<string, string>),
    ...(body && { body }),
  })
  const response = await handle(request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(await response.bytes())
}
