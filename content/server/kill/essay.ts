import type { Block } from '../../api/blocks.ts'
import type { PageFields } from '../../api/page.ts'
import type { Place } from '../../drafts/place.ts'

/** A page whose title, path and text all say one number, so that one sees when they do not belong together. */
export const place: Place = { site: 'valorsene', key: 'mediation', lang: 'fr' }
export const zone = 'hero'

export function fieldsOf(fields: PageFields, number: number): PageFields {
  return { ...fields, title: `Essai ${number}`, path: `/essai-${number}/` }
}

export function blocksOf(number: number): Block[] {
  return [
    { id: 'a', type: 'callout', data: { tone: 'info', title: `Essai ${number}`, text: { type: 'doc', content: [] } } },
  ]
}

/** The number that something says. */
export function numberIn(said: unknown): number {
  return Number(/ssai[ -](\d+)/.exec(JSON.stringify(said))?.[1] ?? 0)
}
