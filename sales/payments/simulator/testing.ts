import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A shop that records the bank's notifications. `answer` decides how it replies to each. */
export type RecordingShop = { url: string; received: Record<string, string>[]; close: () => Promise<void> }

export async function startRecordingShop(answer: (fields: Record<string, string>) => string): Promise<RecordingShop> {
  const received: Record<string, string>[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      const reply = answer(fields)
      received.push(fields)
      response.end(reply)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Fills in the card of a payment that was begun, and answers where the bank sends the browser. */
export async function payWithCard(
  fetch: (request: Request) => Promise<Response>,
  page: string,
  number: string,
): Promise<string> {
  const body = new URLSearchParams({ number, expiry: '12/40', cvv: '123', do: 'pay' })
  const answer = await fetch(new Request(page, { method: 'POST', body }))
  return answer.headers.get('location') ?? ''
}

/** Posts the form of a payment to the bank, and answers the page that asks for the card. */
export async function goToBank(
  fetch: (request: Request) => Promise<Response>,
  { url, fields }: { url: string; fields: Record<string, string> },
): Promise<string> {
  const answer = await fetch(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }))
  return answer.headers.get('location') ?? ''
}

/** Polls until a condition holds, for work of another process; throws after `timeoutMs`. */
export async function waitUntil(what: () => boolean | Promise<boolean>, timeoutMs = 10_000): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await what())) {
    if (performance.now() > end) throw new Error(`Waited in vain for: ${what.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
