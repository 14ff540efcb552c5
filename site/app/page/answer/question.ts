import { isDay } from 'base/day'

/** Who may come, by the ages that decide which lesson is theirs. */
export const bands = [
  { code: 'little', from: 3, to: 5 },
  { code: 'children', from: 6, to: 12 },
  { code: 'teens', from: 13, to: 17 },
  { code: 'adults', from: 18 },
] as const
export type Band = (typeof bands)[number]
export type BandCode = Band['code']

/** Most people of an age that can be asked for at once. */
export const mostPeople = 8

/** When somebody comes and with whom, as a visitor may leave it: days that are not given are ''. */
export type Question = { from: string; to: string; party: Record<BandCode, number>; beginners: boolean }

/** Names of the question's parts in an address. */
const names = ['from', 'to', ...bands.map(({ code }) => code), 'beginners']

/** The question in the query of an address; undefined when none is asked. What makes no sense counts as not given. */
export function readQuestion(query: URLSearchParams): Question | undefined {
  if (!names.some((name) => query.has(name))) return undefined
  const day = (name: string): string => {
    const text = query.get(name) ?? ''
    return isDay(text) ? text : ''
  }
  const people = (name: string): number => {
    const text = query.get(name) ?? ''
    return /^\d$/.test(text) ? Math.min(Number(text), mostPeople) : 0
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

/** Those who come, by age: who says nobody means everybody. */
export function comingBands({ party }: Question): readonly Band[] {
  const coming = bands.filter(({ code }) => party[code] > 0)
  return coming.length > 0 ? coming : bands
}

/** The ages of those who come, as the contract's list of offers has them. */
export function agesOf(question: Question): string {
  return comingBands(question)
    .map((band) => `${band.from}-${'to' in band ? band.to : ''}`)
    .join(',')
}

/** The query that asks the question, each part of it once and in one order. */
export function queryOf({ from, to, party, beginners }: Question): URLSearchParams {
  const given = bands.filter(({ code }) => party[code] > 0).map(({ code }) => [code, String(party[code])])
  return new URLSearchParams([['from', from], ['to', to], ...given, ...(beginners ? [['beginners', '1']] : [])])
}
