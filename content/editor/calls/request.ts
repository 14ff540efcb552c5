import type { Failure } from 'base/errors'
import { fail, ok } from 'base/errors'

/**
 * Why a call did not do what was asked: `unreachable` and `busy` are worth another try, `signed-out` needs a sign-in, `stale` a choice,
 * and `refused` another text.
 */
export type CallCode = 'unreachable' | 'busy' | 'signed-out' | 'stale' | 'refused'
/** `reason`: the server's own word for what went wrong, which the wording says in the editor's language. */
export type CallFailure = Failure<CallCode> & { reason?: string | undefined }
export type CallResult<Value> = { ok: true; value: Value } | { ok: false; failure: CallFailure }

export type Send = (request: {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
  /** Let it arrive though the page is being left. */
  keepalive?: boolean
  /** As a visitor: no cookie goes with it. */
  anonymous?: boolean
}) => Promise<CallResult<unknown>>

type Options = { api: string; token: () => string | undefined; fetch?: typeof fetch }
const timeout = 15_000

/** Creates the function that sends requests to the content API. It never throws: what goes wrong is a value. */
export function createSend({ api, token, fetch: ask = fetch }: Options): Send {
  return async ({ method, path, body, keepalive = false, anonymous = false }) => {
    try {
      const response = await ask(api + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(!anonymous && { 'x-cms-token': token() ?? '' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: anonymous ? 'omit' : 'same-origin',
        keepalive,
        signal: AbortSignal.timeout(timeout),
      })
      return response.ok ? ok(await contentOf(response)) : { ok: false, failure: await failureOf(response) }
    } catch (cause) {
      return fail('unreachable', String(cause))
    }
  }
}

async function contentOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? response.json() : response.text()
}

async function failureOf(response: Response): Promise<CallFailure> {
  const answer = (await contentOf(response).catch(() => undefined)) as { error?: Partial<Failure> } | undefined
  const { code: reason, message = `${response.status}`, details } = answer?.error ?? {}
  return { code: codeOf(response.status, reason), reason, message, details }
}

function codeOf(status: number, code: string | undefined): CallCode {
  if (status === 401 || status === 403) return 'signed-out'
  if (status === 409 && code === 'stale') return 'stale'
  if (status === 429) return 'busy'
  return status >= 500 ? 'unreachable' : 'refused'
}
