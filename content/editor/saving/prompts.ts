import type { DraftPart } from './draft-part.ts'

type Situation = { typing: boolean; dialogOpen: boolean }

/**
 * When a dialog about a draft opens by itself: once for each conflict or ended session, and never while somebody types, because
 * the dialog would take the keys. Afterwards the status line leads to it.
 */
export class Prompts {
  readonly #prompted = new Map<string, DraftPart<unknown>['state']>()

  /** The dialog to open now that a part has changed, if any. */
  dialogFor(id: string, { state }: DraftPart<unknown>, { typing, dialogOpen }: Situation) {
    if (state !== 'stale' && state !== 'signed-out') {
      this.#prompted.delete(id)
      return undefined
    }
    if (typing || dialogOpen || this.#prompted.get(id) === state) return undefined
    this.#prompted.set(id, state)
    return state === 'stale' ? ({ kind: 'stale', part: id } as const) : ({ kind: 'sign-in' } as const)
  }
}
