import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { useInitialFocus } from '../initial-focus/initial-focus.tsx'

export type SignInLabels = { email: string; password: string; submit: string }
type Props = {
  labels: SignInLabels
  /** The known e-mail address: then the password has the focus, else the address. */
  email?: string
  /** Resolves to the message to show; undefined when the sign-in has succeeded. */
  onSubmit: (email: string, password: string) => Promise<string | undefined>
  /** What stands above the fields. */
  children?: ReactNode
}

const maxLength = 200

/** E-mail address, password and a button that is busy while the answer is awaited. */
export function SignInForm({ labels, email, onSubmit, children }: Props) {
  const focused = useInitialFocus()
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  return (
    <form className="sign-in-form" onSubmit={(event) => void submit(event)}>
      {children}
      <Field label={labels.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={maxLength}
            defaultValue={email}
            ref={email === undefined ? focused : undefined}
          />
        )}
      </Field>
      <Field label={labels.password} error={message}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={maxLength}
            ref={email === undefined ? undefined : focused}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        {labels.submit}
      </Button>
    </form>
  )

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setMessage(undefined)
    setMessage(await onSubmit(textOf(form, 'email'), textOf(form, 'password')))
    setBusy(false)
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
