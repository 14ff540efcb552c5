import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { Field } from 'ui/field'
import type { Translate } from '../wording/wording.ts'
import { useCloseDialog, useEditorContext, useEditorState } from './editor-context.tsx'
import { useInitialFocus } from './use-initial-focus.ts'

/** The sign-in dialog after a session has ended; editing continues afterwards. */
export function SignInDialog() {
  const { editing, t } = useEditorContext()
  const close = useCloseDialog()
  const { profile } = useEditorState()
  const first = useInitialFocus()
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog open onClose={close} title={t('sign-in.title')} labels={labelsOf(t)} size="s" closeOnBackdrop={false}>
      <form className="dialog-form" onSubmit={(event) => void submit(event)}>
        <p>{t(editing.saver.unsaved ? 'sign-in.intro' : 'sign-in.intro-saved')}</p>
        <Field label={t('sign-in.email')}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              required
              defaultValue={profile.email}
            />
          )}
        </Field>
        <Field label={t('sign-in.password')} error={wrong}>
          {(control) => (
            <input {...control} name="password" type="password" autoComplete="current-password" required ref={first} />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          {t('sign-in.submit')}
        </Button>
      </form>
    </Dialog>
  )

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const outcome = await editing.signIn(form.get('email') as string, form.get('password') as string)
    setBusy(false)
    setWrong(outcome === 'done' ? undefined : sentence(outcome, t))
  }
}

/** The dialog for signing out with unsaved text, or after a failed attempt. */
export function SignOutDialog() {
  const { editing, t, signOut } = useEditorContext()
  const close = useCloseDialog()
  const [failed, setFailed] = useState(false)
  return (
    <Dialog open onClose={close} title={t('sign-out.title')} labels={labelsOf(t)} size="s">
      {editing.saver.unsaved && <p>{t('sign-out.intro')}</p>}
      {failed && (
        <p className="dialog-wrong" role="alert">
          {t('sign-out.failed')}
        </p>
      )}
      <div className="dialog-actions">
        <Button onClick={close}>{t('sign-out.stay')}</Button>
        <Button look="secondary" onClick={() => void signOut().then((done) => setFailed(!done))}>
          {t('sign-out.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

function sentence(outcome: string, t: Translate): string {
  return outcome === 'wrong' || outcome === 'unreachable' ? t(`sign-in.${outcome}`) : outcome
}

function labelsOf(t: Translate): { close: string; loading: string } {
  return { close: t('dialog.close'), loading: t('dialog.loading') }
}
