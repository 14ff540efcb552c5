import { holdTimes } from '../availability/limits.ts'
import type { StoredCartContent } from '../store/column-types.ts'
import type { Cart, Line } from './cart.ts'

/** The content of a cart as it is kept while the next change can be undone. */
export function contentOf({ stay, party, lines }: Cart): StoredCartContent {
  return {
    stay,
    party,
    lines: lines.map(({ holds, ...line }) => ({
      ...line,
      needs: holds.map(({ pool, places }) => ({ pool, places })),
    })),
  }
}

/** A cart with the content that it had before. Places that it has kept stay as they are, all others are to be taken anew. */
export function restoreContent(cart: Cart, { stay, party, lines }: StoredCartContent, now: Date): Cart {
  return { ...cart, stay, party, lines: lines.map((line) => restoreLine(cart, line, now)) }
}

function restoreLine(cart: Cart, { needs, ...line }: StoredCartContent['lines'][number], now: Date): Line {
  const kept = cart.lines.find(({ id }) => id === line.id)?.holds ?? []
  const holds = needs.map(
    (need) =>
      kept.find(({ pool, places }) => pool === need.pool && places === need.places) ?? {
        ...need,
        state: 'held' as const,
        ...holdTimes(now),
      },
  )
  return { ...line, holds }
}
