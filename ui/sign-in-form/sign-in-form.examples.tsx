import { SignInForm } from './sign-in-form.tsx'

export const about = 'E-mail address and password; the button is busy while the answer is awaited.'

const labels = { email: 'E-mail', password: 'Password', submit: 'Sign in' }
const refuse = () => Promise.resolve('Wrong e-mail or password')

export const examples = {
  plain: <SignInForm labels={labels} onSubmit={refuse} />,
  again: (
    <SignInForm labels={labels} email="marie@example.org" onSubmit={refuse}>
      <p>Your session has expired.</p>
    </SignInForm>
  ),
}
