import { safeSessionStorage } from 'base/browser-storage'
import { Dialog } from 'ui/dialog'
import { SignInForm } from 'ui/sign-in-form'
import { useTranslate } from '../wording/wording.tsx'
import { signIn } from './sign-in-call.ts'

/** The dialog in which an editor signs in. */
export function SignIn({ site, onClose }: { site: string; onClose: () => void }) {
  const t = useTranslate()
  const labels = { close: t('dialog.close'), loading: t('dialog.loading') }
  const fields = { email: t('editing.email'), password: t('editing.password'), submit: t('editing.sign-in') }
  return (
    <Dialog open onClose={onClose} title={t('editing.title')} labels={labels} size="s">
      <SignInForm labels={fields} onSubmit={submit} />
    </Dialog>
  )

  async function submit(email: string, password: string): Promise<string | undefined> {
    const words = { wrong: t('editing.wrong'), unreachable: t('editing.unreachable') }
    const message = await signIn({ site, email, password }, words, safeSessionStorage)
    if (message === undefined) reload()
    return message
  }
}

/** The page as an editor gets it, without the fragment that opened this dialog. */
function reload(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  location.reload()
}
