import { expect, test } from 'vitest'
import { writeStay, readChosenStay } from './stored-stay.ts'
import { createMemoryStorage } from './storage.fixture.ts'

const stay = { from: '2027-02-13', to: '2027-02-20' }

test.each([
  ['before it begins', '2027-01-01', false, stay],
  ['on its last day', '2027-02-20', false, stay],
  ['when it is over', '2027-02-21', false, undefined],
  ['that the visitor has not chosen', '2027-01-01', true, undefined],
])('STAY-2 a stay %s', (_, today, forced, expected) => {
  const { shelf } = createMemoryStorage()
  writeStay(shelf, stay, forced)
  expect(readChosenStay(shelf, today)).toEqual(expected)
})

test.each([null, 'soon', { from: 'x', to: 'y' }, [1]])('STAY-2 bad input: %j is none', (value) => {
  expect(readChosenStay(createMemoryStorage({ stay: value }).shelf, '2027-01-01')).toBeUndefined()
})
