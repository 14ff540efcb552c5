import { isDay } from 'base/day'

/** Age bands; a lesson is for one of them. */
export const bands = [
  { code: 'little', from: 3, to: 5 },
  { code: 'children', from: 6, to: 12 },
  { code: 'teens', from: 13, to: 17 },
  { code: 'adults', from: 18 },
] as const
export type Band = (typeof bands)[number]
export type BandCode = Band['code']

/** Most people of one age band. */
export const maxPeoplePerBand = 8

/** The dates and the party of a stay, as submitted: dates that were not given are empty strings. */
export type StayQuery = { from: string; to: string; party: Record<BandCode, number>; beginners: boolean }

/** Names of the query parameters. */
const parameterNames = ['from', 'to', ...bands.map(({ code }) => code), 'beginners']

/** The stay query in the query string of an address; undefined where it has none. Invalid values count as not given. */
export function readStayQuery(query: URLSearchParams): StayQuery | undefined {
  if (!parameterNames.some((name) => query.has(name))) return undefined
  const day = (name: string): string => {
    const text = query.get(name) ?? ''
    return isDay(text) ? text : ''
  }
  const people = (name: string): number => {
    const text = query.get(name) ?? ''
    return /^\d$/.test(text) ? Math.min(Number(text), maxPeoplePerBand) : 0
  }
  return {
    from: day('from'),
    to: day('to'),
    party: {
      little: people('little'),
      children: people('children'),
      teens: people('teens'),
      adults: people('adults'),
    },
    beginners: query.get('beginners') === '1',
  }
}

/** The age bands of the party; all bands where the party is empty. */
export function selectedBands({ party }: StayQuery): readonly Band[] {
  const coming = bands.filter(({ code }) => party[code] > 0)
  return coming.length > 0 ? coming : bands
}

/** Ages of the party in the form of the `ages` parameter of the offers call. */
export function agesParameter(query: StayQuery): string {
  return selectedBands(query)
    .map((band) => `${band.from}-${'to' in band ? band.to : ''}`)
    .join(',')
}

/** The query string of a stay query: each parameter once, in one order. */
export function stayQueryParams({ from, to, party, beginners }: StayQuery): URLSearchParams {
  const given = bands.filter(({ code }) => party[code] > 0).map(({ code }) => [code, String(party[code])])
  return new URLSearchParams([['from', from], ['to', to], ...given, ...(beginners ? [['beginners', '1']] : [])])
}
