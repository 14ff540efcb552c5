import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartFailure } from 'base/errors'
import { describeIssues } from 'base/http'
import type { LineKind } from 'contracts/cart/kinds'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { z } from 'zod'
import { packageRule, texts } from './product.ts'
import type { CatalogueSource } from './source.ts'

const dayRule = z.object({
  weekday: z.number().int().min(1).max(7),
  from: z.string().regex(/^\d{2}-\d{2}$/),
})

const resortFile = z.object({
  resort: z.string(),
  timeZone: z.string(),
  termsVersion: z.string(),
  season: z.object({ opens: dayRule, closes: dayRule }),
  periods: z.array(z.object({ code: z.string(), begins: dayRule, weeks: z.number().int(), label: texts })),
  lowSeason: texts,
  packages: packageRule.default('form'),
  merchants: z.array(
    z.object({ code: z.string().regex(/^[a-z][a-z-]*$/), name: z.string(), email: z.email(), phone: z.string() }),
  ),
  meetingPoints: z.record(z.string(), z.string()),
})

/** A weekday on or after a day of the year: `{weekday: 6, from: '12-12'}` is the first Saturday from 12 December on. */
export type DayRule = z.infer<typeof dayRule>
export type ResortFile = z.infer<typeof resortFile>

/** What kinds have of their products in the catalogue. */
export type SoldKind = { name: string; lineKind: LineKind; source: CatalogueSource }
/** One file of a merchant; `content` has the shape of its kind's source. */
export type MerchantFile = { merchant: string; kind: SoldKind; content: unknown }
/** The catalogue of a resort as people write it. */
export type CatalogueFiles = ResortFile & { files: MerchantFile[] }

/**
 * Reads the catalogue of a resort: `resort.yaml`, and a folder for each merchant with a file for each kind of thing they sell.
 * @throws StartFailure that names the file and the place when something in it is wrong.
 */
export function readCatalogueFiles(folder: string, kinds: readonly SoldKind[]): CatalogueFiles {
  const resort = readFile(path.join(folder, 'resort.yaml'), resortFile)
  return { ...resort, files: resort.merchants.flatMap(({ code }) => readMerchant(folder, code, kinds)) }
}

function readMerchant(folder: string, merchant: string, kinds: readonly SoldKind[]): MerchantFile[] {
  return filesOf(path.join(folder, merchant)).map((name) => {
    const file = path.join(folder, merchant, name)
    const kind = kinds.find(({ source }) => source.name === name)
    if (kind) return { merchant, kind, content: readFile(file, kind.source.schema) }
    const known = kinds.map(({ source }) => source.name).join(', ')
    throw new StartFailure(`The catalogue file ${file} is of no kind of thing that is sold. Names of files: ${known}.`)
  })
}

/** The catalogue files of a merchant in the order of their names; a merchant may have none. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

function readFile<Shape>(file: string, shape: z.ZodType<Shape>): Shape {
  const lines = new LineCounter()
  const document = parseDocument(textOf(file), { lineCounter: lines })
  const [syntax] = document.errors
  if (syntax) throw new StartFailure(`The catalogue file ${file} is no YAML: ${syntax.message}`)
  const read = shape.safeParse(document.toJS())
  if (read.success) return read.data
  const line = lineOf(document, read.error.issues[0]?.path ?? [], lines)
  throw new StartFailure(
    `The catalogue file ${file} cannot be read, line ${line}: ${describeIssues(read.error.issues)}`,
  )
}

/** The line of a value, or of what is nearest around it where it is missing. Lines begin with 1. */
function lineOf(document: Document.Parsed, place: readonly PropertyKey[], lines: LineCounter): number {
  for (let length = place.length; length >= 0; length -= 1) {
    const node = document.getIn(place.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartFailure(`The catalogue file ${file} is missing: SCHUSS_RESORT names the folder of the resort.`)
  }
}
