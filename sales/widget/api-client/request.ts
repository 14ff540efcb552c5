import { isRecord } from 'base/record'
import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'
import type { Host } from '../host.ts'

/** A call to the sales engine. `body` makes it a write; writes carry a key, so they may be repeated as harmlessly as reads. */
export type ApiRequest = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }
/** `unreachable`: no answer, or none that can be read, after all tries. Other codes are the engine's. */
export type ApiResult<Answer> = Result<Answer>

/** Pauses before each further try, in milliseconds. */
export const retryDelays = [300, 900, 2000]
const timeoutMs = 15_000

type Tools = { fetch: typeof fetch; pause: (milliseconds: number) => Promise<void> }
const browser: Tools = {
  fetch: (...request) => fetch(...request),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/**
 * Asks the sales engine, again when the network or the engine falters.
 * `isAnswer` is a light check of the shape: the schemas themselves stay on the server's side.
 */
export async function request<Answer>(
  { provider }: Pick<Host, 'provider'>,
  what: ApiRequest,
  isAnswer: (value: unknown) => value is Answer,
  tools: Tools = browser,
): Promise<ApiResult<Answer>> {
  for (const pause of [...retryDelays, undefined]) {
    const answered = await tryOnce(provider, what, isAnswer, tools)
    if (answered) return answered
    if (pause !== undefined) await tools.pause(pause)
  }
  return fail('unreachable', '')
}

async function tryOnce<Answer>(
  provider: string,
  { method = 'GET', path, body }: ApiRequest,
  isAnswer: (value: unknown) => value is Answer,
  tools: Tools,
): Promise<ApiResult<Answer> | undefined> {
  try {
    const response = await tools.fetch(`${provider}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const value: unknown = await response.json()
    if (response.ok) return isAnswer(value) ? ok(value) : undefined
    return response.status < 500 ? refusal(value) : undefined
  } catch {
    return undefined
  }
}

function refusal(value: unknown): ApiResult<never> {
  const error = isRecord(value) && isRecord(value.error) ? value.error : {}
  const details = isRecord(error.details) ? error.details : undefined
  return fail(textOr(error.code, 'refused'), textOr(error.message, ''), details)
}

function textOr(part: unknown, otherwise: string): string {
  return typeof part === 'string' ? part : otherwise
}
