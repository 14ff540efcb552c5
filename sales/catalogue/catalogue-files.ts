import { readFileSync } from 'node:fs'
import path from 'node:path'
import { StartFailure } from 'base/errors'
import { describeIssues } from 'base/http'
import { parse } from 'yaml'
import { z } from 'zod'
import { ageCategory, familyRule, levelRule, texts } from './product.ts'

const dayRule = z.object({
  weekday: z.number().int().min(1).max(7),
  from: z.string().regex(/^\d{2}-\d{2}$/),
})
const euros = z.number().multipleOf(0.01)

const resortFile = z.object({
  resort: z.string(),
  timeZone: z.string(),
  termsVersion: z.string(),
  season: z.object({ opens: dayRule, closes: dayRule }),
  periods: z.array(z.object({ code: z.string(), begins: dayRule, weeks: z.number().int(), label: texts })),
  lowSeason: texts,
  merchants: z.array(z.object({ code: z.string(), name: z.string(), email: z.email(), phone: z.string() })),
  meetingPoints: z.record(z.string(), z.string()),
})

const lesson = z.object({
  product: z.string(),
  ages: z.object({ from: z.number().int(), to: z.number().int().optional() }),
  levels: z.string(),
  days: z.object({ first: z.number().int().min(1).max(7), count: z.number().int().min(1) }),
  price: z.object({ low: euros, high: euros }),
  sessions: z.array(z.object({ code: z.string(), time: z.string(), only: z.literal('high').optional() })),
  meeting: z.array(
    z.object({ at: z.string(), places: z.number().int().min(1), levels: z.array(z.string()).optional() }),
  ),
  name: texts,
  summary: texts,
})

const passFile = z.object({
  ages: z.array(ageCategory),
  family: familyRule.optional(),
  passes: z.array(
    z.object({
      product: z.string(),
      wholeSeason: z.object({ lastSale: z.string().regex(/^\d{2}-\d{2}$/) }).optional(),
      name: texts,
      summary: texts,
      prices: z.record(z.string(), z.object({ low: z.array(euros), high: z.array(euros) })),
    }),
  ),
})

/** A weekday on or after a day of the year: `{weekday: 6, from: '12-12'}` is the first Saturday from 12 December on. */
export type DayRule = z.infer<typeof dayRule>
export type LessonFile = z.infer<typeof lesson>
export type PassFile = z.infer<typeof passFile>
/** The catalogue of a resort as people write it. */
export type CatalogueFiles = z.infer<typeof resortFile> & {
  lessons: LessonFile[]
  levels: Record<string, z.infer<typeof levelRule>[]>
  passes: PassFile
}

/**
 * Reads the files of a resort's catalogue.
 * @throws StartFailure that names the file and the place when something in it is wrong.
 */
export function readCatalogueFiles(folder: string): CatalogueFiles {
  return {
    ...readFile(folder, 'resort.yaml', resortFile),
    lessons: readFile(folder, 'lessons.yaml', z.array(lesson)),
    levels: readFile(folder, 'levels.yaml', z.record(z.string(), z.array(levelRule))),
    passes: readFile(folder, 'passes.yaml', passFile),
  }
}

function readFile<Shape>(folder: string, name: string, shape: z.ZodType<Shape>): Shape {
  const file = path.join(folder, name)
  const read = shape.safeParse(parse(textOf(file)))
  if (read.success) return read.data
  throw new StartFailure(`The catalogue file ${file} cannot be read: ${describeIssues(read.error.issues)}`)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartFailure(`The catalogue file ${file} is missing: SCHUSS_RESORT names the folder of the resort.`)
  }
}
