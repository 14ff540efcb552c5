import { addDays } from 'base/day'
import { fromEuros } from 'base/money'
import { z } from 'zod'
import { minutesOf, timeOf } from '../../catalogue/clock-time.ts'
import type { GeneratedPool } from '../../catalogue/generated.ts'
import { ages, euros, texts } from '../../catalogue/product.ts'
import type { Season } from '../../catalogue/product.ts'
import type { CatalogueSource, SourceProduct } from '../../catalogue/source.ts'
import { halfHours, instructorGroup, instructorPool } from './instructors.ts'
import type { Duration, PrivateLessonRules } from './rules.ts'

/** A time on the half hour. */
const time = z.string().regex(/^\d{1,2}:[03]0$/)
const hours = z.strictObject({ from: time, to: time })

const duration = z.strictObject({
  code: z.string(),
  minutes: z.number().int().multipleOf(30).min(30),
  /** The times at which it begins: each of a list, or every half hour from one to another, the last included. */
  starts: z.union([z.array(time).min(1), hours]),
  price: z.strictObject({ low: z.array(euros), high: z.array(euros) }),
  name: texts,
})

const discipline = z.strictObject({
  code: z.string(),
  name: texts,
  meeting: z.array(z.string()).min(1),
  /** How many instructors are free for private lessons. */
  instructors: z.array(hours.extend({ count: z.number().int().min(0) })),
})

const privateLessonFile = z
  .strictObject({
    ages: ages.strict(),
    groups: z.array(z.number().int().min(1)).min(1),
    quietHours: hours.extend({ lessPerHour: euros }).optional(),
    disciplines: z.tuple([discipline], discipline),
    lessons: z.array(
      z.strictObject({ product: z.string(), name: texts, summary: texts, durations: z.tuple([duration], duration) }),
    ),
  })
  .refine(
    ({ groups, lessons }) =>
      lessons.every(({ durations }) =>
        durations.every(({ price }) => price.low.length === groups.length && price.high.length === groups.length),
      ),
    'a length of lesson has not one price for each group of people',
  )
type PrivateLessonFile = z.infer<typeof privateLessonFile>

/** The private lessons of a school. Dated leisure has no right of withdrawal (L221-28 12°), and is taught free of VAT (CGI 261-4-4° b). */
export const privateLessonSource: CatalogueSource<PrivateLessonFile> = {
  name: 'private-lessons.yaml',
  schema: privateLessonFile,
  products: (file) => file.lessons.map((one) => productOf(file, one)),
  tariffs: () => [],
  pools: ({ disciplines }, { resort, season }) => disciplines.flatMap((one) => poolsOf(resort, season, one)),
}

function productOf(
  { ages, groups, quietHours, disciplines }: PrivateLessonFile,
  { product, name, summary, durations }: PrivateLessonFile['lessons'][number],
): SourceProduct {
  const rules: PrivateLessonRules = {
    ages,
    groups,
    quietHours: quietHours && {
      from: quietHours.from,
      to: quietHours.to,
      lessPerHourCents: fromEuros(quietHours.lessPerHour),
    },
    disciplines: mapAll(disciplines, ({ code, name: label, meeting }) => ({ code, name: label, meeting })),
    durations: mapAll(durations, durationOf),
  }
  return { id: product, name, summary, withdrawal: 'none', vat: 'exempt', rules }
}

function mapAll<Item, Mapped>(
  [first, ...others]: [Item, ...Item[]],
  map: (item: Item) => Mapped,
): [Mapped, ...Mapped[]] {
  return [map(first), ...others.map((one) => map(one))]
}

function durationOf({ starts, price, ...rest }: z.infer<typeof duration>): Duration {
  return {
    ...rest,
    starts: Array.isArray(starts) ? starts : halfHours(starts.from, timeOf(minutesOf(starts.to) + 1)),
    price: { low: price.low.map(fromEuros), high: price.high.map(fromEuros) },
  }
}

/** One place pool for each half hour of each day of the season. */
function poolsOf(resort: string, season: Season, { code, instructors }: z.infer<typeof discipline>): GeneratedPool[] {
  const times = instructors.flatMap(({ from, to, count }) => halfHours(from, to).map((one) => ({ time: one, count })))
  const pools: GeneratedPool[] = []
  for (let day = season.firstDay; day <= season.lastDay; day = addDays(day, 1))
    for (const { time: begin, count } of times)
      pools.push({
        id: instructorPool(resort, code, day, begin),
        groupKey: instructorGroup(code, day),
        firstDay: day,
        lastDay: day,
        data: { discipline: code, time: begin },
        capacity: count,
      })
  return pools
}
