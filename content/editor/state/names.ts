import type { TextName } from '../page/fields.ts'
import { pageFieldsPart, pathInBlock } from '../page/fields.ts'
import { fr } from '../wording/fr.ts'
import type { Translate, PlainWordingKey } from '../wording/wording.ts'

const known = new Set(['fields', 'content', 'hero'])

/** The name of a part of a page. */
export function partName(part: string, t: Translate): string {
  return known.has(part) ? t(`part.${part}` as PlainWordingKey) : t('part.other', { name: part })
}

/** The label of a text for readers who do not see where it is. */
export function fieldLabel(field: TextName, t: Translate): string {
  if (field.part === pageFieldsPart) return t('text.of-page', { field: textName(field, t) })
  return t('text.in-zone', { zone: partName(field.part, t), block: textName(field, t) })
}

/** The location of a text, in a few words. */
export function fieldLocation(field: TextName, t: Translate): string {
  if (field.part === pageFieldsPart) return t('text.of-page', { field: textName(field, t) })
  return `${partName(field.part, t)} · ${textName(field, t)}`
}

/** `cards 2: title`; by row and column in a table. */
function textName(field: TextName, t: Translate): string {
  const path = pathInBlock(field)
  const block = field.blockType === undefined ? '' : t(`block.${field.blockType}` as PlainWordingKey)
  const [first, row, column] = path
  if (first === 'rows') return t('text.cell', { block, row: Number(row) + 1, column: Number(column) + 1 })
  if (first === 'columns') return t('text.column', { block, column: Number(row) + 1 })
  const positions = path.filter((step) => /^\d+$/.test(step)).map((step) => String(Number(step) + 1))
  const key = `field.${path.findLast((step) => !/^\d+$/.test(step))}`
  const name = key in fr ? t(key as PlainWordingKey) : ''
  if (!block) return name
  const where = [block, ...positions].join(' ')
  return name && name !== block ? t('text.of-block', { block: where, field: name }) : where
}
