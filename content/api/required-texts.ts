import type { Block, BlockType } from './blocks.ts'
import type { PageFields } from './page.ts'

/** A plain text of a page: the zone it lies in (`fields` for the page's own), and its path there. The first step in a zone is the block's id. */
export type TextLocation = { part: string; path: readonly string[] }

/** Plain texts that a block is not complete without; `*` stands for any position in a list. */
const requiredInBlock: Partial<Record<BlockType, readonly string[]>> = {
  carousel: ['items.*.title'],
  cards: ['items.*.title'],
  offer: ['title'],
  'price-table': ['caption'],
  levels: ['items.*.name', 'items.*.can', 'items.*.next'],
  questions: ['items.*.question'],
  'meeting-points': ['items.*.name', 'items.*.sector', 'items.*.description', 'items.*.for'],
  map: ['title', 'address'],
  steps: ['items.*.title'],
  buttons: ['items.*.label'],
  video: ['title'],
}
const requiredOfPage = ['title', 'name'] as const

/** Whether a text may not be empty. `path` is inside the block's data, or inside the page's fields where there is no block. */
export function isRequiredText(type: string | undefined, path: readonly string[]): boolean {
  const pattern = path.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.')
  const required: readonly string[] = type === undefined ? requiredOfPage : (requiredInBlock[type as BlockType] ?? [])
  return required.includes(pattern)
}

/** The required texts of a page that are empty. */
export function emptyRequiredTexts(
  fields: Pick<PageFields, 'title' | 'name'>,
  zones: readonly { id: string; blocks: readonly Block[] }[],
): TextLocation[] {
  const own = requiredOfPage.filter((name) => !fields[name].trim()).map((name) => ({ part: 'fields', path: [name] }))
  const inZones = zones.flatMap(({ id: part, blocks }) =>
    blocks.flatMap(({ id, type, data }) =>
      (requiredInBlock[type] ?? [])
        .flatMap((pattern) => emptyAt(data, pattern.split('.')))
        .map((path) => ({ part, path: [id, 'data', ...path] })),
    ),
  )
  return [...own, ...inZones]
}

function emptyAt(value: unknown, [step, ...rest]: readonly string[]): string[][] {
  if (step === undefined) return typeof value === 'string' && !value.trim() ? [[]] : []
  if (step === '*') {
    if (!Array.isArray(value)) return []
    return value.flatMap((item, at) => emptyAt(item, rest).map((path) => [String(at), ...path]))
  }
  const inner = (value as Record<string, unknown> | undefined)?.[step]
  return emptyAt(inner, rest).map((path) => [step, ...path])
}
