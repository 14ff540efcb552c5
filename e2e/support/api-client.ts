import { demoEditor } from 'base/demo'

/** A response with its body. */
export type ReceivedResponse = { status: number; text: string; seconds: number; headers: Headers }

/** Sends a request and measures the time to the complete response. */
export async function fetchText(address: string, init?: RequestInit): Promise<ReceivedResponse> {
  const began = performance.now()
  const answer = await fetch(address, init)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, seconds: (performance.now() - began) / 1000 }
}

/** Sends JSON. */
function send(method: string, address: string, body: unknown): Promise<ReceivedResponse> {
  return fetchText(address, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** Signs the demo editor in; what is returned lets a request read and write drafts. */
export async function signIn(site: string): Promise<Record<string, string>> {
  const { headers, text } = await send('POST', `${site}/api/admin/login`, { site: 'valorsene', ...demoEditor })
  const { token } = JSON.parse(text) as { token: string }
  return { 'x-cms-token': token, cookie: String(headers.get('set-cookie')?.split(';')[0]) }
}

/** A lesson for one child in a cart of its own, in the last week that is sold. */
export async function lessonLine(sales: string): Promise<object> {
  const { text } = await fetchText(`${sales}/api/offers/children-ski?resort=valorsene&lang=fr`)
  const { slots } = JSON.parse(text) as { slots: { id: string; levels: string[] }[] }
  const slot = slots.at(-1)
  return {
    version: 0,
    lang: 'fr',
    resort: 'valorsene',
    product: 'children-ski',
    selection: { kind: 'ESF', slot: slot?.id, level: slot?.levels[0] },
    participants: [{ firstName: 'Zoé', lastName: 'Martin', birthDate: `${new Date().getFullYear() - 9}-05-14` }],
  }
}

/** Adds the line to a new cart. */
export function addLine(sales: string, line: object): Promise<ReceivedResponse> {
  return send('POST', `${sales}/api/carts/new/lines`, { key: crypto.randomUUID(), ...line })
}
