import { isRecord } from 'base/record'
import { parseOfferReference } from 'contracts/widget/offer'

/**
 * A step of a purchase that is an entry of the browser's history, above the page's own entry. `offer`: `KIND` or `KIND:product`, with
 * what was chosen so far. `depth`: how many entries of steps there are, up to this one.
 */
export type Step =
  | { name: 'offer'; offer: string; draft?: unknown; depth: number }
  | { name: 'checkout'; depth: number }
export type NewStep = { name: 'offer'; offer: string } | { name: 'checkout' }
export type Steps = ReturnType<typeof createSteps>

/** Name of our part of `history.state`; the rest of the state is the page's own and is carried along. */
const field = 'salesStep'

type Browser = Pick<Window, 'history' | 'location' | 'addEventListener'>

/**
 * The steps of a purchase in the browser's history: Back and Forward go one step, and a reload stays, because the step is in the state
 * of the history entry. A router of the page does not see moves between steps of one page: its page did not change.
 */
export function createSteps({ history, location, addEventListener }: Browser) {
  let current = readStep(history.state)
  let page = pageKey()
  const listeners = new Set<() => void>()

  function pageKey(): string {
    const state: unknown = history.state
    const own = isRecord(state) ? { ...state, [field]: undefined } : state
    return `${location.pathname}${location.search} ${JSON.stringify(own)}`
  }

  function show(step: Step | undefined): void {
    if (JSON.stringify(step) === JSON.stringify(current)) return
    current = step
    for (const listener of listeners) listener()
  }

  function write(how: 'pushState' | 'replaceState', step: Step | undefined): void {
    const state: unknown = history.state
    history[how]({ ...(isRecord(state) ? state : {}), [field]: step }, '')
    page = pageKey()
    show(step)
  }

  addEventListener(
    'popstate',
    (event) => {
      const before = page
      const step = readStep(history.state)
      page = pageKey()
      if (page === before && (step || current)) event.stopImmediatePropagation()
      show(step)
    },
    { capture: true },
  )

  return {
    get: (): Step | undefined => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Goes on to a step. Nothing happens where it is shown already. */
    push: (step: NewStep): void => {
      if (current?.name === step.name && (step.name === 'checkout' || offerOf(current) === step.offer)) return
      write('pushState', { ...step, depth: (current?.depth ?? 0) + 1 })
    },
    /** Keeps what was chosen in the offer that is shown, for a reload and for Forward. */
    saveDraft: (draft: unknown): void => {
      if (current?.name !== 'offer') return
      const { name, offer, depth } = current
      history.replaceState({ ...(history.state as object), [field]: { name, offer, draft, depth } }, '')
      current = { name, offer, draft, depth }
    },
    /** Goes back to the page's own entry. */
    leave: (): void => {
      if (current) history.go(-current.depth)
    },
    /** To be called when the page may have changed its address: its router tells nobody. */
    update: (): void => {
      page = pageKey()
      show(readStep(history.state))
    },
  }
}

function offerOf(step: Step): string | undefined {
  return step.name === 'offer' ? step.offer : undefined
}

/** The step of a history entry; undefined for anything else, since a page may write anything there. */
function readStep(state: unknown): Step | undefined {
  const step = isRecord(state) ? state[field] : undefined
  if (!isRecord(step) || typeof step.depth !== 'number' || step.depth < 1) return undefined
  const { name, offer, draft, depth } = step
  if (name === 'checkout') return { name, depth }
  if (name !== 'offer' || typeof offer !== 'string' || !parseOfferReference(offer)) return undefined
  return draft === undefined ? { name, offer, depth } : { name, offer, draft, depth }
}
