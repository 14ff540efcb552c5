import type { OfferPage, PageOffer } from 'content/api/page'
import { describe, expect, test } from 'vitest'
import { proposeStay } from './proposal.ts'
import { readStayQuery } from './stay-query.ts'
import type { StayQuery } from './stay-query.ts'

const offer = (key: string, made: PageOffer): OfferPage => ({
  key,
  name: key,
  title: key,
  path: `/${key}/`,
  subs: [],
  offer: made,
})

const offers = [
  offer('moufle', { what: 'course', ages: { from: 3, to: 5 }, week: { first: 7, days: 6 } }),
  offer('ski-6-12', { what: 'course', ages: { from: 6, to: 12 }, week: { first: 7, days: 6 } }),
  offer('snowboard-8-12', { what: 'course', ages: { from: 8, to: 12 }, week: { first: 7, days: 6 } }),
  offer('adults', { what: 'course', ages: { from: 18 }, week: { first: 1, days: 5 } }),
  offer('by-the-hour', { what: 'private' }),
  offer('area-pass', { what: 'pass', ages: { from: 5 } }),
  offer('beginner-pass', { what: 'pass', beginners: true }),
  offer('family-pass', { what: 'pass', atLeast: { adults: 2, children: 2, days: 6 } }),
  offer('rental', { what: 'rental' }),
]
const when = { today: '2026-11-21', season: { start: '2026-12-12', end: '2027-04-18' } }

function proposal(query: string) {
  const found = proposeStay(readStayQuery(new URLSearchParams(query)) as StayQuery, offers, when)
  return {
    ...found,
    courses: Object.fromEntries(found.courses.map(({ band, courses }) => [band, courses.map(({ page }) => page.key)])),
    besides: found.besides.map(({ key }) => key),
    weeks: found.courses[0]?.courses[0]?.weeks,
  }
}

describe('matching offers', () => {
  test('each age band of the party gets its courses', () => {
    expect(proposal('from=2027-02-13&to=2027-02-20&children=2&adults=2').courses).toEqual({
      children: ['ski-6-12', 'snowboard-8-12'],
      adults: ['adults'],
    })
  })

  test('without a party all age bands are proposed', () => {
    expect(Object.keys(proposal('from=2027-02-13&to=2027-02-20').courses)).toEqual([
      'little',
      'children',
      'teens',
      'adults',
    ])
  })

  test('a course is proposed for the weeks that lie whole inside the stay', () => {
    expect(proposal('from=2027-02-13&to=2027-02-27&children=1').weeks).toEqual([
      { from: '2027-02-14', to: '2027-02-19' },
      { from: '2027-02-21', to: '2027-02-26' },
    ])
    expect(proposal('from=2027-02-15&to=2027-02-19&adults=1').weeks).toEqual([{ from: '2027-02-15', to: '2027-02-19' }])
  })

  test('a stay too short for a course leaves the lessons of any day', () => {
    const found = proposal('from=2027-02-13&to=2027-02-16&children=1')
    expect(found.courses).toEqual({ children: [] })
    expect(found.anyDay.map(({ key }) => key)).toEqual(['by-the-hour'])
  })

  test('without days the courses are shown without weeks', () => {
    expect(proposal('from=&to=&little=1')).toMatchObject({
      problem: 'missing',
      courses: { little: ['moufle'] },
      weeks: [],
    })
  })

  test.each([
    ['beginners have a pass of their own', 'adults=1&beginners=1', ['area-pass', 'beginner-pass', 'rental']],
    ['two adults and two children save together', 'adults=2&children=2', ['area-pass', 'family-pass', 'rental']],
    ['one adult and two children do not', 'adults=1&children=2', ['area-pass', 'rental']],
  ])('besides: %s', (_, party, besides) => {
    expect(proposal(`from=2027-02-13&to=2027-02-20&${party}`).besides).toEqual(besides)
  })

  test('besides: the family saves from six days on', () => {
    expect(proposal('from=2027-02-13&to=2027-02-17&adults=2&children=2').besides).not.toContain('family-pass')
    expect(proposal('from=2027-02-13&to=2027-02-18&adults=2&children=2').besides).toContain('family-pass')
  })
})
