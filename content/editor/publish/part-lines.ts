import { pageFieldsPart } from '../page/fields.ts'
import type { Translate, PlainWordingKey } from '../wording/wording.ts'
import { fr } from '../wording/fr.ts'
import { textLines } from './text-lines.ts'

/** A part of a page as lines to compare. What stands nowhere on the page as text (page fields, descriptions of pictures) says what it is. */
export function partLines(part: string, value: unknown, t: Translate): string[] {
  if (part === pageFieldsPart) return fieldLines(value, t)
  return textLines(value, (name) => (name === 'alt' ? labelled(t('field.alt'), '', t) : undefined))
}

function fieldLines(value: unknown, t: Translate, prefix = ''): string[] {
  return Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([name, inner]) => {
    if (typeof inner === 'object' && inner !== null) return fieldLines(inner, t, `${name}-`)
    const key = `field.${prefix}${name}`
    const label = key in fr ? t(key as PlainWordingKey) : prefix + name
    if (inner === true) return [label]
    return typeof inner === 'string' && inner ? [labelled(label, inner, t)] : []
  })
}

function labelled(label: string, text: string, t: Translate): string {
  return t('text.of-block', { block: label, field: text })
}
