import type { Field } from '../page/fields.ts'
import { pageFieldsPart } from '../page/fields.ts'
import type { Say, WordingKey } from '../wording/wording.ts'

const known = new Set(['fields', 'content', 'hero'])

/** What a part of a page is called. */
export function partName(part: string, say: Say): string {
  return known.has(part) ? say(`part.${part}` as WordingKey) : say('part.other', { name: part })
}

/** What a text is called to somebody who does not see where it stands. */
export function fieldName(field: Field, say: Say): string {
  if (field.part === pageFieldsPart) return say('field.page', { field: say(`field.${field.place[0]}` as WordingKey) })
  return say('field.label', { zone: partName(field.part, say), block: blockName(field, say) })
}

/** Where a text stands, in two words. */
export function placeName(field: Field, say: Say): string {
  if (field.part === pageFieldsPart) return partName(field.part, say)
  return `${partName(field.part, say)} · ${blockName(field, say)}`
}

/** With its number where a block has several of the kind: two cards are not to sound the same. */
function blockName({ element, place }: Field, say: Say): string {
  const type = element.closest<HTMLElement>('[data-block-type]')?.dataset['blockType']
  const numbers = place.filter((step) => /^\d+$/.test(step)).map((step) => String(Number(step) + 1))
  return [say(`block.${type ?? 'rich-text'}` as WordingKey), ...numbers].join(' ')
}
