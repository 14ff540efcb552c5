import { expect, test } from 'vitest'
import { readPageStay } from './page-stay.ts'

const today = '2026-12-20'
const read = (text: string | null) => readPageStay({ getItem: (key) => (key === 'stay' ? text : null) }, today)

test('STAY-2 the questions begin with the stay that the page keeps', () => {
  expect(read('{"from":"2026-12-26","to":"2027-01-02"}')).toEqual({ from: '2026-12-26', to: '2027-01-02' })
  expect(read('{"from":"2026-12-19","to":"2026-12-20"}')).toEqual({ from: '2026-12-19', to: '2026-12-20' })
})

test.each([null, '', '{oops', '[]', '{"from":"2026-12-12","to":"2026-12-19"}', '{"from":"soon","to":"later"}'])(
  'STAY-2 bad input: %s is none',
  (text) => expect(read(text)).toBeUndefined(),
)

function forbidden(): never {
  throw new DOMException('denied', 'SecurityError')
}

test('STAY-2 bad input: forbidden storage is none', () => {
  expect(readPageStay({ getItem: forbidden }, today)).toBeUndefined()
})
