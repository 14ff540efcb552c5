import { addDays } from 'base/day'
import { fromEuros } from 'base/money'
import { z } from 'zod'
import type { GeneratedPool, GeneratedTariff } from '../../catalogue/generated.ts'
import { euros, texts } from '../../catalogue/product.ts'
import type { Season } from '../../catalogue/product.ts'
import { periodOn, weeksOf } from '../../catalogue/season.ts'
import type { CatalogueSource, SourceProduct } from '../../catalogue/source.ts'
import { lessonGroup } from './dates.ts'
import type { LessonFacts } from './dates.ts'
import { levelRule } from './rules.ts'
import type { LessonRules } from './rules.ts'

/** A lesson of a week. `only: high` is a session of the high season. */
const lesson = z.strictObject({
  product: z.string(),
  ages: z.strictObject({ from: z.number().int(), to: z.number().int().optional() }),
  levels: z.string(),
  days: z.strictObject({ first: z.number().int().min(1).max(7), count: z.number().int().min(1) }),
  price: z.strictObject({ low: euros, high: euros }),
  sessions: z.array(z.strictObject({ code: z.string(), time: z.string(), only: z.literal('high').optional() })),
  meeting: z.array(
    z.strictObject({ at: z.string(), places: z.number().int().min(1), levels: z.array(z.string()).optional() }),
  ),
  name: texts,
  summary: texts,
})
type Lesson = z.infer<typeof lesson>

const lessonFile = z
  .strictObject({ levels: z.record(z.string(), z.array(levelRule)), lessons: z.array(lesson) })
  .refine(
    ({ levels, lessons }) => lessons.every((one) => levels[one.levels]),
    'a lesson names levels that are not there',
  )
type LessonFile = z.infer<typeof lessonFile>

/** The group lessons of a school. Dated leisure has no right of withdrawal (L221-28 12°), and is taught free of VAT (CGI 261-4-4° b). */
export const lessonSource: CatalogueSource<LessonFile> = {
  name: 'lessons.yaml',
  schema: lessonFile,
  products: ({ levels, lessons }) => lessons.map((one) => productOf(one, levels)),
  tariffs: ({ lessons }) => lessons.flatMap(tariffsOf),
  pools: ({ lessons }, { resort, season }) =>
    lessons.flatMap((one) => weeksOf(season, one.days).flatMap((start) => poolsOfWeek(resort, one, season, start))),
}

function productOf(
  { product, ages, days, levels, meeting, name, summary }: Lesson,
  all: LessonFile['levels'],
): SourceProduct {
  const rules: LessonRules = {
    ages,
    days: days.count,
    levels: all[levels] ?? [],
    meeting: meeting.map((one) => ({ at: one.at, levels: one.levels })),
  }
  return { id: product, name, summary, withdrawal: 'none', vat: 'exempt', rules }
}

function tariffsOf({ product, days, price }: Lesson): GeneratedTariff[] {
  return (['low', 'high'] as const).map((period) => ({
    product,
    age: 'all',
    period,
    days: days.count,
    cents: fromEuros(price[period]),
  }))
}

function poolsOfWeek(resort: string, lesson: Lesson, season: Season, start: string): GeneratedPool[] {
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
