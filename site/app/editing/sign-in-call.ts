import type { KeyValueStorage } from 'base/browser-storage'
import { requestToken } from 'content/api/sign-in'
import type { Credentials, SignInWords } from 'content/api/sign-in'
import { getJson } from '../call.ts'
import { storageKeys } from '../constants.ts'

/** Signs in, stores the token and asks for drafts (EDIT-3); the caller then reloads the page. Resolves to the message of a failure. */
export async function signIn(
  credentials: Credentials,
  words: SignInWords,
  storage: Pick<KeyValueStorage, 'setItem'>,
): Promise<string | undefined> {
  const answer = await requestToken(credentials, words)
  if ('message' in answer) return answer.message
  storage.setItem(storageKeys.cmsToken, answer.token)
  const query = new URLSearchParams({ status: 'on', token: answer.token })
  return getJson(`/api/draft?${query}`).then(
    () => undefined,
    () => words.unreachable,
  )
}
