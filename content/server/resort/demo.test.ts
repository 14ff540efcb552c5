import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Day } from 'base/day'
import { addDays, firstWeekday } from 'base/day'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { BlockData } from '../../api/blocks.ts'
import { langs } from '../../api/page.ts'
import { textOf } from '../../zones/plain-text.ts'
import { stringsIn } from '../../zones/strings-in.ts'
import type { PageFile } from './page-file.ts'
import { readResort } from './resort.ts'
import { dayIn } from './season.ts'
import type { SeasonRule } from './season.ts'

/** What the demo's pages promise is what its catalogue sells: prices, hours, places and days. */
const folder = 'resorts/valorsene'
const { pages } = readResort(folder, new Date('2026-11-21T12:00:00Z'))
const winters = Array.from({ length: 10 }, (_, index) => 2026 + index)

type Rule = { weekday: number; from: string }
type Price = { low: number; high: number }
type Lesson = { product: string; price: Price; sessions: { time: string }[]; meeting: { at: string }[] }
type Passes = { passes: { product: string; prices: Record<string, { low: number[]; high: number[] }> }[] }
type Rentals = { rentals: { product: string }[]; prices: Record<string, { low: number[]; high: number[] }> }
type Sold = {
  season: { opens: Rule; closes: Rule }
  periods: { begins: Rule; weeks: number }[]
  meetingPoints: Record<string, string>
}
const sold = read('catalogue/resort.yaml') as Sold
const lessons = (read('catalogue/school/lessons.yaml') as { lessons: Lesson[] }).lessons
const areaPass =
  (read('catalogue/lifts/passes.yaml') as Passes).passes.find(({ product }) => product === 'area-pass')?.prices ?? {}
const rentals = read('catalogue/rental-shop/rentals.yaml') as Rentals

describe.each(['fr', 'en'] as const)('in %s', (lang) => {
  test.each(lessons)('the page of $product says what the lesson costs, when it is and where one meets', (lesson) => {
    const page = pageSelling(lesson.product, lang)
    expect(pricesOn(page)).toEqual([lesson.price])
    const said = textOf(blocksOf(page))
    expect([...said.matchAll(times[lang])].map(hoursOf)).toEqual(
      expect.arrayContaining(lesson.sessions.map(({ time }) => time)),
    )
    for (const { at } of lesson.meeting) expect(said).toContain(slidePosition(at))
  })

  test('the page of prices says what passes cost for a day and for six', () => {
    const rows = tablesOf(fileOf('prices', lang)).flatMap((table) => table.rows)
    for (const { low, high } of Object.values(areaPass))
      for (const days of [1, 6])
        expect(rows.map((row) => row.slice(1).map(amountOf))).toContainEqual([low[days - 1], high[days - 1]])
  })

  test.each(rentals.rentals)('the page of $product says what six days cost', ({ product }) => {
    const page = pageSelling(product, lang)
    const said = tablesOf(page).flatMap(({ rows }) => rows.map((row) => row.slice(1).map(amountOf)))
    const ranges = ['eco', 'plus', 'top', 'child'].map((range) => rentals.prices[range]!)
    const helmet = rentals.prices.helmet!
    const expected =
      product === 'helmet-rental'
        ? [[helmet.low[5]], [helmet.high[5]]]
        : ranges.map(({ low, high }) => [low[5], high[5]])
    expect(said).toEqual(expect.arrayContaining(expected))
  })

  test('the meeting points are those where lessons are sold', () => {
    const named = fileOf('meeting-points', lang).zones.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'meeting-points' ? block.data.items : [])),
    )
    expect(named.map(({ name, sector }) => `${name}, ${sector}`).toSorted()).toEqual(
      Object.values(sold.meetingPoints).toSorted(),
    )
  })

  test.each(winters)('the dear weeks of the winter of %i are those in which dear prices are asked', (year) => {
    const text = readFileSync(path.join(folder, `content/pages/prices.${lang}.md`), 'utf8')
    const days = [...text.matchAll(/\{([SN]-[\d/-]+)\}/g)].map(([, day = '']) => dayIn(day, year))
    expect(days).toEqual(sold.periods.flatMap(({ begins, weeks }) => periodIn(begins, weeks, year)))
  })
})

test.each([
  ['a straight apostrophe or quotation mark', langs, /['"]/],
  ['a French sign without its no-break space', ['fr'], /[^\u00A0\u202F][?!:;»](?!\/)|«(?![\u00A0\u202F])/],
  ['a space before a sign where none belongs', ['en', 'es', 'nl'], /\s[?!:;]/],
] as const)('no page has %s', (_, spoken, wrong) => {
  const words = pages.flatMap(({ files }) => spoken.flatMap((lang) => wordsOf(files[lang])))
  expect(words.filter((text) => wrong.test(text))).toEqual([])
})

test('Dutch pages say “je” to who reads them, as the rest of the site does', () => {
  const formal = pages.flatMap(({ key, files }) => (/\b[Uu](w|zelf)?\b/.test(textOf(blocksOf(files.nl))) ? key : []))
  expect(formal).toEqual([])
})

test.each(winters)('the site is in season in the winter of %i while something is sold', (year) => {
  const { start, end } = (read('content/site.yaml') as { season: SeasonRule }).season
  expect([dayIn(start, year), dayIn(end, year)]).toEqual([
    dayOf(sold.season.opens, year),
    dayOf(sold.season.closes, year),
  ])
})

function read(name: string): unknown {
  return parse(readFileSync(path.join(folder, name), 'utf8'))
}

function fileOf(key: string, lang: 'fr' | 'en'): PageFile {
  const file = pages.find((page) => page.key === key)?.files[lang]
  if (!file) throw new Error(`there is no page ${key} in ${lang}`)
  return file
}

/** The page of one lesson; the home page offers several. */
function pageSelling(product: string, lang: 'fr' | 'en'): PageFile {
  const found = pages.find(({ files }) => {
    const offers = blocksOf(files[lang]).flatMap((block) => (block.type === 'offer' ? block.data.product : []))
    return offers.length === 1 && offers[0] === product
  })
  return fileOf(found?.key ?? product, lang)
}

function blocksOf(file: PageFile | undefined) {
  return file?.zones.flatMap(({ blocks }) => blocks) ?? []
}

/** Everything in a page that somebody reads. */
function wordsOf(file: PageFile | undefined): string[] {
  const forMachines = new Set(['path', 'href', 'picture', 'id', 'type'])
  return [...stringsIn(file)].flatMap(({ field, text }) => (forMachines.has(field) ? [] : text))
}

function tablesOf(page: PageFile): BlockData<'price-table'>[] {
  return blocksOf(page).flatMap((block) => (block.type === 'price-table' ? block.data : []))
}

/** The tables of a page that say one price outside holidays and one in them. */
function pricesOn(page: PageFile): Price[] {
  return tablesOf(page).flatMap(({ rows }) => {
    const [low, high] = rows.map((row) => (row.length === 2 ? amountOf(row[1]) : Number.NaN))
    return rows.length === 2 && low && high ? [{ low, high }] : []
  })
}

function amountOf(text: string | undefined): number {
  return Number(/^€?(\d+(?:[.,]\d+)?)(?:\s€)?$/.exec(text ?? '')?.[1]?.replace(',', '.'))
}

/** From one hour to another, as each language writes it. */
const times = {
  fr: /(\d+\sh(?:\s\d\d)?)(?:-|\sà\s)(\d+\sh(?:\s\d\d)?)/g,
  en: /([\d:]+)(?: am)?(?:-| to )(noon|[\d:]+ [ap]m)/g,
}

/** As the catalogue writes it; a start that says no half of the day lies in that of the end. */
function hoursOf([, from = '', to = '']: RegExpExecArray): string {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const inSameHalf = start + halfDay < end ? start + halfDay : start
  return [inSameHalf, end].map(clockOf).join('-')
}

const halfDay = 12 * 60

function minutesOf(text: string): number {
  if (text === 'noon') return halfDay
  const [, hours, minutes = '0'] = /^(\d+)(?:\D+(\d\d))?/.exec(text) ?? []
  const inHalf = Number(hours) * 60 + Number(minutes)
  return text.endsWith('pm') && inHalf < halfDay ? inHalf + halfDay : inHalf
}

function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function slidePosition(code: string): string {
  return sold.meetingPoints[code]?.split(',')[0] ?? code
}

function dayOf({ weekday, from }: Rule, year: number): Day {
  return firstWeekday(weekday, `${from >= sold.season.opens.from ? year : year + 1}-${from}`)
}

function periodIn(begins: Rule, weeks: number, year: number): Day[] {
  const first = dayOf(begins, year)
  return [first, addDays(first, weeks * 7 - 1)]
}
