import { fetchRetries } from './constants.ts'

type Options = { signal?: AbortSignal; wait?: (milliseconds: number) => Promise<void> }

/** A response that is not 2xx; its body can be read. */
export class CallFailure extends Error {
  readonly response: Response
  constructor(response: Response) {
    super(`${response.url} answered ${response.status}`)
    this.response = response
  }
}

/** GETs JSON; tried again 5 times on failure, then thrown (CALL-1). The caller checks the shape. */
export async function getJson(address: string, options?: Options): Promise<unknown> {
  return (await get(address, 'application/json', options)).json()
}

/** GETs text; tried again 5 times on failure, then thrown (CALL-1). */
export async function getText(address: string, options?: Options): Promise<string> {
  return (await get(address, 'text/html', options)).text()
}

/** POSTs JSON, once: what a repeated POST does is for the caller to know. */
export async function postJson(address: string, body: unknown, { signal }: Options = {}): Promise<unknown> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  return checked(await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal })).json()
}

async function get(address: string, accept: string, { signal, wait = pause }: Options = {}): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return checked(await fetch(address, { headers: { accept }, signal }))
    } catch (failure) {
      if (attempt === fetchRetries || signal?.aborted || isOurMistake(failure)) throw failure
      await wait(100 * 2 ** attempt)
    }
  }
}

function checked(response: Response): Response {
  if (!response.ok) throw new CallFailure(response)
  return response
}

/** A request that the server understood and refused is refused again; only too many requests are worth another try. */
function isOurMistake(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.response.status < 500 && failure.response.status !== 429
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
