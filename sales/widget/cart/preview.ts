import type { CartPreview } from '../../api/cart.ts'

type PreviewedLine = CartPreview['lines'][number]

/** The lines that a change does something to, without the one that the buyer means to change. */
export function otherChanges({ lines }: CartPreview, changed?: string): PreviewedLine[] {
  return lines.filter(({ id, outcome }) => outcome !== 'kept' && id !== changed)
}

/** Names of the lines whose new places are taken by others. */
export function soldOutNames({ lines, soldOut }: CartPreview): string[] {
  return lines.filter(({ id }) => soldOut.includes(id)).map(({ name }) => name)
}
