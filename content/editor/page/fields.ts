import type { FieldPath } from './field-path.ts'

/** A text on the page that can be edited where it stands. */
export type Field = {
  element: HTMLElement
  kind: 'rich' | 'plain'
  /** The part of the page it is saved with: a zone's id, or `fields` of the page itself. */
  part: string
  path: FieldPath
}

export const pageFieldsPart = 'fields'
const fieldSelector = '[data-field], [data-text]'
/** Fields of the page itself that stand on it as text. */
const ownTexts = new Set(['title', 'subTitle', 'shortTitle', 'name'])

/** All texts of the page that the site marks as editable. What the marks do not explain is left alone. */
export function findFields(root: ParentNode): Field[] {
  return [...root.querySelectorAll<HTMLElement>(fieldSelector)].flatMap((element) => fieldOf(element) ?? [])
}

/** The editable text in which a node lies. */
export function elementOf(node: EventTarget | null): HTMLElement | undefined {
  return node instanceof Element ? (node.closest<HTMLElement>(fieldSelector) ?? undefined) : undefined
}

function fieldOf(element: HTMLElement): Field | undefined {
  const rich = element.dataset['field']
  const way = rich ?? element.dataset['text'] ?? ''
  const block = element.closest<HTMLElement>('[data-block]')?.dataset['block']
  const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone']
  const kind = rich === undefined ? 'plain' : 'rich'
  if (block && zone) return { element, kind, part: zone, path: [block, 'data', ...way.split('.')] }
  return !block && kind === 'plain' && ownTexts.has(way)
    ? { element, kind, part: pageFieldsPart, path: [way] }
    : undefined
}
