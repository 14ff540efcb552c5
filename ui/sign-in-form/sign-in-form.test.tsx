import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignInForm } from './sign-in-form.tsx'

const labels = { email: 'E-mail', password: 'Password', submit: 'Sign in' }
const render = (email?: string): string =>
  renderToStaticMarkup(<SignInForm labels={labels} email={email} onSubmit={() => Promise.resolve(undefined)} />)

test('password managers find address and password', () => {
  expect(render()).toMatch(/<input[^>]* type="email" autoComplete="username"/)
  expect(render()).toMatch(/<input[^>]* type="password" autoComplete="current-password"/)
})

test('a known address is filled in', () => {
  expect(render()).not.toContain('value="m@example.org"')
  expect(render('m@example.org')).toContain('value="m@example.org"')
})
