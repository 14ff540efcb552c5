import { expect, test } from 'vitest'
import { profileIn } from './profile.ts'

const base64url = (text: string) => Buffer.from(text).toString('base64url')
const profile = { sub: '1', name: 'Zoë Périllat', email: 'z@example.org', site: 'valorsene', role: 'editor', exp: 1 }

test('EDIT-2 the middle part of the token says who is signed in, accents included', () => {
  expect(profileIn(`x.${base64url(JSON.stringify(profile))}.y`)).toEqual(profile)
})

test.each(['', 'abc', 'a.b.c', `a.${base64url('not json')}.c`, `a.${base64url('{}')}.c`])(
  'EDIT-2 %j has no profile',
  (token) => {
    expect(profileIn(token)).toBeUndefined()
  },
)
