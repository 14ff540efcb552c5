import { CallFailure, getJson, postJson } from '../call.ts'
import { storageKeys } from '../constants.ts'
import type { KeyValueStorage } from 'base/browser-storage'

type Credentials = { site: string; email: string; password: string }
type Outcome = { ok: true } | { ok: false; message: string }

/** What the server says when e-mail or password are wrong; it is shown in the words of EDIT-1. */
const wrong = 'Invalid credentials'

/**
 * Signs in (EDIT-1), keeps the token, and asks for drafts (EDIT-3). The caller then reloads the page.
 * `wrongWords` stand for wrong credentials, any other message of the server is given as it is; `silence` when it gave none.
 */
export async function signIn(
  credentials: Credentials,
  words: { wrong: string; silence: string },
  shelf: Pick<KeyValueStorage, 'setItem'>,
): Promise<Outcome> {
  const answer = await ask(credentials)
  if ('token' in answer) {
    shelf.setItem(storageKeys.cmsToken, answer.token)
    await getJson(`/api/draft?${new URLSearchParams({ status: 'on', token: answer.token })}`)
    return { ok: true }
  }
  return { ok: false, message: answer.message === wrong ? words.wrong : (answer.message ?? words.silence) }
}

async function ask(credentials: Credentials): Promise<{ token: string } | { message?: string }> {
  try {
    const { token } = (await postJson('/api/admin/login', credentials)) as { token?: string }
    return token === undefined ? {} : { token }
  } catch (failure) {
    return failure instanceof CallFailure ? { message: await messageIn(failure) } : {}
  }
}

async function messageIn({ response }: CallFailure): Promise<string | undefined> {
  const said = (await response.json().catch(() => ({}))) as { error?: { message?: string } }
  return said.error?.message
}
