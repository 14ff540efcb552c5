import { isRequiredText } from 'content/api/required-texts'
import type { FieldPath } from './field-path.ts'

/** A text on the page that can be edited where it stands. */
export type Field = TextName & { element: HTMLElement; kind: 'rich' | 'plain' }

/** The properties that determine a text's name. */
export type TextName = {
  /** The part of the page it is saved with: a zone's id, or `fields` of the page itself. */
  part: string
  path: FieldPath
  /** Undefined for a field of the page itself. */
  blockType: string | undefined
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
export function fieldElementOf(node: EventTarget | null): HTMLElement | undefined {
  return node instanceof Element ? (node.closest<HTMLElement>(fieldSelector) ?? undefined) : undefined
}

/** Whether a text must not be empty. */
export function isRequired({ blockType, path }: Pick<TextName, 'blockType' | 'path'>): boolean {
  return isRequiredText(blockType, pathInBlock({ blockType, path }))
}

/** The path inside a block's data, or inside the page's fields. */
export function pathInBlock({ blockType, path }: Pick<TextName, 'blockType' | 'path'>): FieldPath {
  return blockType === undefined ? path : path.slice(2)
}

function fieldOf(element: HTMLElement): Field | undefined {
  const rich = element.dataset['field']
  const marked = rich ?? element.dataset['text'] ?? ''
  const block = element.closest<HTMLElement>('[data-block]')
  const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone']
  const kind = rich === undefined ? 'plain' : 'rich'
  if (block?.dataset['block'] && zone) {
    const path = [block.dataset['block'], 'data', ...marked.split('.')]
    return { element, kind, part: zone, path, blockType: block.dataset['blockType'] }
  }
  return !block && kind === 'plain' && ownTexts.has(marked)
    ? { element, kind, part: pageFieldsPart, path: [marked], blockType: undefined }
    : undefined
}
