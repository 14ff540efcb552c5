import type { Field } from '../page/fields.ts'
import { pageFieldsPart } from '../page/fields.ts'
import type { Translate, PlainWordingKey } from '../wording/wording.ts'

const known = new Set(['fields', 'content', 'hero'])

/** What a part of a page is called. */
export function partName(part: string, t: Translate): string {
  return known.has(part) ? t(`part.${part}` as PlainWordingKey) : t('part.other', { name: part })
}

/** What a text is called to somebody who does not see where it stands. */
export function fieldLabel(field: Field, t: Translate): string {
  if (field.part === pageFieldsPart) return t('field.page', { field: t(`field.${field.path[0]}` as PlainWordingKey) })
  return t('field.label', { zone: partName(field.part, t), block: blockName(field, t) })
}

/** Where a text stands, in two words. */
export function fieldLocation(field: Field, t: Translate): string {
  if (field.part === pageFieldsPart) return partName(field.part, t)
  return `${partName(field.part, t)} · ${blockName(field, t)}`
}

/** With its number where a block has several of the kind: two cards are not to sound the same. */
function blockName({ element, path: place }: Field, t: Translate): string {
  const type = element.closest<HTMLElement>('[data-block-type]')?.dataset['blockType']
  const numbers = place.filter((step) => /^\d+$/.test(step)).map((step) => String(Number(step) + 1))
  return [t(`block.${type ?? 'rich-text'}` as PlainWordingKey), ...numbers].join(' ')
}
