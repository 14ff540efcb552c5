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
    selection: { type: 'lesson', slot: slot?.id, level: slot?.levels[0] },
    participants: [{ firstName: 'Zoé', lastName: 'Martin', birthDate: `${new Date().getFullYear() - 9}-05-14` }],
  }
}

/** Adds the line to a new cart. */
export function addLine(sales: string, line: object): Promise<ReceivedResponse> {
  return send('POST', `${sales}/api/carts/new/lines`, { key: crypto.randomUUID(), ...line })
}

/** Orders a pass for a small child, which costs nothing and so needs no bank, and is confirmed to `email`. */
export async function orderFreePass(sales: string, returnTo: string, email: string): Promise<ReceivedResponse> {
  const shop = { lang: 'fr', resort: 'valorsene' }
  const { text } = await fetchText(`${sales}/api/offers/area-pass?resort=valorsene&lang=fr`)
  const { pass } = JSON.parse(text) as { pass: { lastDay: string } }
  const birthDate = `${Number(pass.lastDay.slice(0, 4)) - 2}-01-15`
  const added = await addLine(sales, {
    version: 0,
    ...shop,
    product: 'area-pass',
    selection: { type: 'pass', firstDay: pass.lastDay, days: 1 },
    participants: [{ firstName: 'Nina', lastName: 'Martin', birthDate }],
  })
  const cart = JSON.parse(added.text) as { id: string; version: number; totalCents: number }
  return send('POST', `${sales}/api/carts/${cart.id}/checkout`, {
    key: crypto.randomUUID(),
    version: cart.version,
    lang: 'fr',
    buyer: { firstName: 'Anne', lastName: 'Martin', email, phone: '0199001122' },
    terms: true,
    totalCents: cart.totalCents,
    returnTo,
  })
}
