import { useState } from 'react'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { SignInForm } from 'ui/sign-in-form'
import type { Translate } from '../wording/wording.ts'
import { useCloseDialog, useEditorContext, useEditorState } from './editor-context.tsx'

/** The sign-in dialog after a session has ended; editing continues afterwards. */
export function SignInDialog() {
  const { editing, t } = useEditorContext()
  const close = useCloseDialog()
  const { profile } = useEditorState()
  const fields = { email: t('sign-in.email'), password: t('sign-in.password'), submit: t('sign-in.submit') }
  const signIn = (email: string, password: string) => editing.signIn(email, password)
  return (
    <Dialog open onClose={close} title={t('sign-in.title')} labels={labelsOf(t)} size="s" closeOnBackdrop={false}>
      <SignInForm labels={fields} email={profile.email} onSubmit={signIn}>
        <p>{t(editing.saver.unsaved ? 'sign-in.intro' : 'sign-in.intro-saved')}</p>
      </SignInForm>
    </Dialog>
  )
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
        <p className="dialog-error" role="alert">
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

function labelsOf(t: Translate): { close: string; loading: string } {
  return { close: t('dialog.close'), loading: t('dialog.loading') }
}
