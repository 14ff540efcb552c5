/** A place of the browser that keeps texts by key. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Dispatched on `window` after this page has changed what is kept; of other tabs the browser tells by `storage`. */
const keptEvent = 'site:kept'

/**
 * The only door to the browser's storage. It never throws: where storage is forbidden or full, what is written lives as long as
 * the page does.
 */
export function createShelf(storage: () => Storage): Shelf {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? tried(() => storage().getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value)
      tried(() => {
        storage().setItem(key, value)
        memory.delete(key)
      })
      tellKept()
    },
    removeItem: (key) => {
      memory.delete(key)
      tried(() => storage().removeItem(key))
      tellKept()
    },
  }
}

/** Kept until somebody takes it away. */
export const localShelf = createShelf(() => localStorage)
/** Kept as long as the tab. */
export const sessionShelf = createShelf(() => sessionStorage)

/** The value kept as JSON under a key; undefined where there is none, or something that `isValue` does not know: anybody can write there. */
export function readKept<Value>(
  shelf: Pick<Shelf, 'getItem'>,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  const value: unknown = tried(() => JSON.parse(shelf.getItem(key) ?? 'null'))
  return isValue(value) ? value : undefined
}

export function keep(shelf: Pick<Shelf, 'setItem'>, key: string, value: unknown): void {
  shelf.setItem(key, JSON.stringify(value))
}

/** Hears whenever what is kept may have changed, here or in another tab. Returns how to stop. */
export function onKept(changed: () => void): () => void {
  for (const event of [keptEvent, 'storage']) window.addEventListener(event, changed)
  return () => {
    for (const event of [keptEvent, 'storage']) window.removeEventListener(event, changed)
  }
}

function tellKept(): void {
  globalThis.window?.dispatchEvent(new Event(keptEvent))
}

/** Storage may be forbidden, full, or hold nonsense; none of it is a reason to trouble a visitor. */
function tried<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
