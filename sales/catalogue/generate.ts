import { addDays } from 'base/day'
import { fromEuros } from 'base/money'
import type { CatalogueFiles, LessonFile } from './catalogue-files.ts'
import type { StoredPoolData } from '../store/column-types.ts'
import { lessonGroup } from './lesson-dates.ts'
import type { LessonFacts } from './lesson-dates.ts'
import type { Product, Season } from './product.ts'
import { periodOn, weeksOf } from './season.ts'

export type GeneratedPool = {
  id: string
  groupKey: string
  firstDay: string | null
  lastDay: string | null
  data: StoredPoolData
  capacity: number
}
/** `days` 0 stands for the whole season, `age` 'all' for a price that does not ask for it. */
export type GeneratedTariff = { product: string; age: string; period: 'low' | 'high'; days: number; cents: number }

/** The products of the files, in their order. Dated leisure has no right of withdrawal (L221-28 12°). */
export function generateProducts(files: CatalogueFiles): Product[] {
  return [...files.lessons.map((lesson) => lessonProduct(files, lesson)), ...passProducts(files)]
}

function lessonProduct(files: CatalogueFiles, lesson: LessonFile): Product {
  return {
    id: lesson.product,
    kind: 'ESF',
    merchant: 'school',
    name: lesson.name,
    summary: lesson.summary,
    withdrawal: 'none',
    rules: {
      sort: 'lesson',
      ages: lesson.ages,
      days: lesson.days.count,
      levels: files.levels[lesson.levels] ?? [],
      meeting: lesson.meeting.map(({ at, levels }) => ({ at, levels })),
    },
  }
}

function passProducts({ passes: { ages, passes } }: CatalogueFiles): Product[] {
  return passes.map(({ product, name, summary, wholeSeason, prices }) => ({
    id: product,
    kind: 'LIFT',
    merchant: 'lifts',
    name,
    summary,
    withdrawal: 'none',
    rules: {
      sort: 'pass',
      ages,
      durations: wholeSeason ? [] : (Object.values(prices)[0]?.low.map((_, index) => index + 1) ?? []),
      wholeSeason,
    },
  }))
}

/** Every price of the files. */
export function generateTariffs({ lessons, passes }: CatalogueFiles): GeneratedTariff[] {
  const columns = ['low', 'high'] as const
  const ofLessons = lessons.flatMap(({ product, days, price }) =>
    columns.map((period) => ({ product, age: 'all', period, days: days.count, cents: fromEuros(price[period]) })),
  )
  const ofPasses = passes.passes.flatMap(({ product, prices, wholeSeason }) =>
    Object.entries(prices).flatMap(([age, price]) =>
      columns.flatMap((period) =>
        price[period].map((euros, index) => ({
          product,
          age,
          period,
          days: wholeSeason ? 0 : index + 1,
          cents: fromEuros(euros),
        })),
      ),
    ),
  )
  return [...ofLessons, ...ofPasses]
}

/** The dates of a season at which lessons are given. The id says which it is, so that opening a season again finds them. */
export function generatePools(files: CatalogueFiles, season: Season): GeneratedPool[] {
  return files.lessons.flatMap((lesson) =>
    weeksOf(season, lesson.days).flatMap((start) => poolsOfWeek(files.resort, lesson, season, start)),
  )
}

function poolsOfWeek(resort: string, lesson: LessonFile, season: Season, start: string): GeneratedPool[] {
  const isHighSeason = periodOn(season, start) !== undefined
  return lesson.sessions
    .filter(({ only }) => only === undefined || isHighSeason)
    .flatMap(({ code, time }) =>
      lesson.meeting.map(({ at, places }) => ({
        id: [resort, lesson.product, start, code, at].join('.'),
        groupKey: lessonGroup(lesson.product),
        firstDay: start,
        lastDay: addDays(start, lesson.days.count - 1),
        data: { product: lesson.product, days: lesson.days.count, time, meetingPoint: at } satisfies LessonFacts,
        capacity: places,
      })),
    )
}
