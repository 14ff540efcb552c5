import type { Block } from '../../api/blocks.ts'
import type { PageFields } from '../../api/page.ts'
import type { PageReference } from '../../drafts/page-lock.ts'

/** A page whose title, path and text all contain the same number, so that a mixture of two saves is visible. */
export const editedPage: PageReference = { site: 'valorsene', key: 'mediation', lang: 'fr' }
export const zone = 'hero'

export function fieldsOf(fields: PageFields, number: number): PageFields {
  return { ...fields, title: `Essai ${number}`, path: `/essai-${number}/` }
}

export function blocksOf(number: number): Block[] {
  return [
    { id: 'a', type: 'callout', data: { tone: 'info', title: `Essai ${number}`, text: { type: 'doc', content: [] } } },
  ]
}

/** The number that title, path or text contain; 0 without one. */
export function numberIn(value: unknown): number {
  return Number(/ssai[ -](\d+)/.exec(JSON.stringify(value))?.[1] ?? 0)
}
