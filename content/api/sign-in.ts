import { isRecord } from 'base/record'

export type Credentials = { site: string; email: string; password: string }
/** The messages for wrong credentials, and for a server that gives no message. */
export type SignInWords = { wrong: string; unreachable: string }
type Outcome = { token: string } | { message: string }
type Options = { api?: string; fetch?: typeof fetch }

/** The server's message for wrong credentials (EDIT-1). */
const invalidCredentials = 'Invalid credentials'
const timeout = 15_000

/**
 * Asks for the token of an editor (EDIT-1). Wrong credentials are told in `words`, any other message of the server is given as it is.
 * It never throws.
 */
export async function requestToken(
  credentials: Credentials,
  words: SignInWords,
  { api = '', fetch: send = fetch }: Options = {},
): Promise<Outcome> {
  try {
    const response = await send(`${api}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(credentials),
      signal: AbortSignal.timeout(timeout),
    })
    return outcomeOf(await response.json(), words)
  } catch {
    return { message: words.unreachable }
  }
}

function outcomeOf(answer: unknown, words: SignInWords): Outcome {
  if (!isRecord(answer)) return { message: words.unreachable }
  if (typeof answer['token'] === 'string') return { token: answer['token'] }
  const message = isRecord(answer['error']) ? answer['error']['message'] : undefined
  if (message === invalidCredentials) return { message: words.wrong }
  return { message: typeof message === 'string' ? message : words.unreachable }
}
