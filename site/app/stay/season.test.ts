import { fixedClock } from 'base/clock'
import { readMarkdownTable } from 'base/markdown-table'
import { describe, expect, test } from 'vitest'
import { seasonStay, seasonWeek } from './season.ts'
import { createSeasonPages } from './season-pages.ts'
import { writeStay } from './stored-stay.ts'
import { createMemoryStorage } from './storage.fixture.ts'

const document = 'docs/algorithms/stay.md'
const season = { start: '2026-12-12', end: '2027-04-18' }
const timeZone = 'Europe/Paris'

describe('STAY-5 the weeks of a season', () => {
  test.each(readMarkdownTable(document, 'The weeks of a season'))('$day', ({ day = '', monday, number }) => {
    expect(seasonWeek(day)).toEqual({ monday, number: Number(number) })
  })
})

describe('STAY-3 a stay for the season', () => {
  test.each(readMarkdownTable(document, 'A stay for the season'))('$today', ({ today = '', from, to }) => {
    expect(seasonStay(season, today)).toEqual({ from, to })
  })
})

test('STAY-3 today is the resort’s: half past midnight in Valorsène is still yesterday in Greenwich', () => {
  const { shelf, kept } = createMemoryStorage()
  const pages = createSeasonPages(shelf, fixedClock('2026-12-24T23:30:00Z'))
  pages.show({ season, timeZone })
  pages.open()
  expect([kept('stay'), kept('stayWeek'), kept('forcedStay')]).toEqual([
    { from: '2026-12-25', to: '2027-04-18' },
    { monday: '2026-12-21', number: 0 },
    true,
  ])
})

test('STAY-3 STAY-4 what is stored from page to page', () => {
  const { shelf, kept, keys } = createMemoryStorage()
  const clock = fixedClock('2027-01-05T12:00:00Z')
  const own = { from: '2027-02-06', to: '2027-02-13' }
  let pages = createSeasonPages(shelf, clock)
  const page = { season: { season, timeZone }, other: { season: undefined, timeZone } }
  writeStay(shelf, own, false)
  const steps = readMarkdownTable(document, 'Stays from page to page').map(({ step = '', page: shown = '' }) => {
    if (step.startsWith('loads')) pages = createSeasonPages(shelf, clock)
    if (step.startsWith('clicks')) pages.open()
    else pages.show(page[shown === 'season' ? 'season' : 'other'])
    const { from } = (kept('stay') ?? {}) as { from?: string }
    return { step, page: shown, stored: from === own.from ? 'own' : from ? 'season' : keys().join() || 'none' }
  })
  expect(steps).toEqual(readMarkdownTable(document, 'Stays from page to page'))
})
