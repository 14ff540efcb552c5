import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEditor, paragraph } from './testing-editor.ts'
import { documentOf } from './testing-document.ts'
import { createTestSite } from './testing.ts'
import type { TestResponse, TestSite } from './testing.ts'

let now = new Date('2026-10-01T09:00:00Z')
let site: TestSite
beforeAll(async () => {
  site = await createTestSite(() => now)
  await publishOneDays()
})
afterAll(() => site.close())

const page = '/infos-pratiques/faq/'
const data = `${page}_.data?_routes=page`

/** The nights on which a day begins and ends where the resort is; on two of them the clocks change. */
const days = [
  { day: '2026-10-25', begins: '2026-10-24T22:00:00Z', ends: '2026-10-25T23:00:00Z', hours: 25 },
  { day: '2026-12-31', begins: '2026-12-30T23:00:00Z', ends: '2026-12-31T23:00:00Z', hours: 24 },
  { day: '2027-02-28', begins: '2027-02-27T23:00:00Z', ends: '2027-02-28T23:00:00Z', hours: 24 },
  { day: '2027-03-28', begins: '2027-03-27T23:00:00Z', ends: '2027-03-28T22:00:00Z', hours: 23 },
]
const lastDay = '2027-05-02'

/** A page with a section for each of those days alone. */
async function publishOneDays(): Promise<void> {
  const editor = await createTestEditor(site.content)
  await editor.saveContent('faq', (blocks) => [
    ...blocks,
    ...[...days.map(({ day }) => day), lastDay].map((day) => ({
      ...paragraph(day, sentence(day)),
      dateRanges: [{ from: day, to: day }],
    })),
  ])
  await editor.publish('faq')
}

const sentence = (day: string): string => `Seulement le ${day}.`
const shows = (html: TestResponse, day: string): boolean =>
  [...documentOf(html).querySelectorAll('main p')].some(({ textContent }) => textContent === sentence(day))

/** For how many seconds a browser may use an answer without asking again. */
const age = ({ headers }: TestResponse): number => Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])

/** What a visitor and the router are shown of a day around a border: as far from it, in seconds, as is asked. */
async function seenAround(border: string, day: string): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const seconds of [3600, 31, 29, 1, 0.001, 0]) {
    now = new Date(Date.parse(border) - seconds * 1000)
    const [html, forRouter] = [await site.request(page), await site.request(data)]
    const keptTooLong = seconds > 0 && age(forRouter) > seconds
    seen.push({ seconds, html: shows(html, day), data: forRouter.text.includes(sentence(day)), keptTooLong })
  }
  return seen
}

const around = (before: boolean) =>
  [3600, 31, 29, 1, 0.001, 0].map((seconds) => {
    const shown = seconds > 0 ? before : !before
    return { seconds, html: shown, data: shown, keptTooLong: false }
  })

// The days stand in order: time goes forward through the whole file, as it does for a cache.
test.each(days)(
  'META-4 a section for $day alone, a day of $hours hours, shows to the second, from every cache',
  async ({ day, begins, ends }) => {
    expect(await seenAround(begins, day)).toEqual(around(false))
    expect(await seenAround(ends, day)).toEqual(around(true))
  },
)

test('META-4 a browser that asks whether its page is still right is told so until the border', async () => {
  now = new Date('2027-05-01T21:59:59.999Z')
  const { headers } = await site.request(page)
  expect(headers['cache-control']).toBe('public, no-cache')
  const again = { headers: { 'if-none-match': String(headers.etag) } }
  expect((await site.request(page, again)).status).toBe(304)
  now = new Date('2027-05-01T22:00:00Z')
  const renewed = await site.request(page, again)
  expect([renewed.status, shows(renewed, lastDay)]).toEqual([200, true])
})

test('META-4 away from a border a browser may keep what it fetches before a click', async () => {
  expect(age(await site.request(data))).toBe(30)
})
