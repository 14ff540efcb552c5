import './sign-in.css'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { Field } from 'ui/field'
import { useTranslate } from '../wording/wording.tsx'
import { safeSessionStorage } from 'base/browser-storage'
import { signIn } from './sign-in-call.ts'

/** The sign-in form. */
export function SignIn({ site, onClose }: { site: string; onClose: () => void }) {
  const t = useTranslate()
  const { message, busy, submit } = useSignIn(site)
  const labels = { close: t('dialog.close'), loading: t('dialog.loading') }
  return (
    <Dialog open onClose={onClose} title={t('editing.title')} labels={labels} size="s">
      <form className="sign-in" onSubmit={submit}>
        <Field label={t('editing.email')}>
          {(control) => (
            <input {...control} name="email" type="email" autoComplete="username" required maxLength={200} />
          )}
        </Field>
        <Field label={t('editing.password')} error={message}>
          {(control) => (
            <input
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              maxLength={200}
            />
          )}
        </Field>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'editing.signing-in' : 'editing.sign-in')}
        </Button>
      </form>
    </Dialog>
  )
}

function useSignIn(site: string) {
  const t = useTranslate()
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setMessage(undefined)
    const credentials = { site, email: textOf(form, 'email'), password: textOf(form, 'password') }
    const words = { wrong: t('editing.wrong'), silence: t('editing.silence') }
    const outcome = await signIn(credentials, words, safeSessionStorage).catch(
      () => ({ ok: false, message: words.silence }) as const,
    )
    setBusy(false)
    if (outcome.ok) reload()
    else setMessage(outcome.message)
  }
  return { message, busy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The page as an editor gets it, without the fragment that opened this dialog. */
function reload(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  location.reload()
}
