import type { Kind } from './kind.ts'
import { article } from './article/article.ts'
import { insurance } from './insurance/insurance.ts'
import { lesson } from './lesson/lesson.ts'
import { licence } from './licence/licence.ts'
import { pass } from './pass/pass.ts'
import { privateLesson } from './private-lesson/private-lesson.ts'
import { quotation } from './quotation/quotation.ts'
import { rental } from './rental/rental.ts'
import { room } from './room/room.ts'
import { staffLine } from './staff-line/staff-line.ts'
import { stayTax } from './stay-tax/stay-tax.ts'
import { transfer } from './transfer/transfer.ts'

/** All that is sold. A new kind is a folder here and a line in this table. */
export const kinds: readonly Kind[] = [
  lesson, // ESF
  privateLesson, // ESF
  quotation, // ESF_CUSTOM
  pass, // LIFT
  rental, // SKI_RENTAL
  room, // HOT
  stayTax, // STAY_TAX
  article, // STAND
  transfer, // TRANSFER
  insurance, // ASSU
  licence, // FFS
  staffLine, // GENERIC_LINE
]

const byName = new Map(kinds.map((kind) => [kind.name, kind]))

/** The kind of a product, selection or line, by its `type`; undefined for one that this version does not know. */
export function findKind(type: string): Kind | undefined {
  return byName.get(type)
}

/** The kind of something that is stored. */
export function kindOf({ type }: { type: string }): Kind {
  const kind = byName.get(type)
  if (!kind) throw new Error(`there is no kind ${type}`)
  return kind
}
