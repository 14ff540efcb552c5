import { describe, expect, test } from 'vitest'
import { agesParameter, stayQueryParams, readStayQuery } from './stay-query.ts'

const nobody = { little: 0, children: 0, teens: 0, adults: 0 }
const read = (query: string) => readStayQuery(new URLSearchParams(query))

describe('the query of the home page in an address', () => {
  test('is read whole', () => {
    expect(read('from=2027-02-13&to=2027-02-20&little=1&adults=2&beginners=1')).toEqual({
      from: '2027-02-13',
      to: '2027-02-20',
      party: { ...nobody, little: 1, adults: 2 },
      beginners: true,
    })
  })

  test('is not asked by other queries', () => {
    expect(read('')).toBeUndefined()
    expect(read('utm_source=letter&hoteId=12')).toBeUndefined()
  })

  test.each([
    'from=2027-02-30&to=tomorrow',
    'from=<script>&to=2027-2-3',
    'children=-1&adults=1e3&teens=99&little=%00',
    'beginners=yes&from',
  ])('bad input: %s counts as not given', (query) => {
    expect(read(query)).toEqual({ from: '', to: '', party: nobody, beginners: false })
  })

  test('has one way of being written', () => {
    const address = 'from=2027-02-13&to=2027-02-20&children=2&beginners=1'
    const query = read(`beginners=1&children=2&children=7&${address}&utm=1&adults=0`)
    expect(query && stayQueryParams(query).toString()).toBe(address)
  })
})

test.each([
  ['children=2&adults=1', '6-12,18-'],
  ['from=2027-02-13', '3-5,6-12,13-17,18-'],
])('the ages of who comes, of %s, are %s', (query, ages) => {
  expect(agesParameter(read(query)!)).toBe(ages)
})
