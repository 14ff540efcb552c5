/// <reference lib="dom" />
/** The part of the browser's `Storage` interface that is used here: texts by key. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Dispatched on `window` after this page has changed a value; for changes in other tabs browsers dispatch `storage`. */
const storageChangeEvent = 'site:storage-change'

/**
 * Wraps a storage of the browser so that it never throws. Where storage is forbidden or full, a written value is kept in memory
 * until the page is left.
 */
export function createSafeStorage(storage: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value)
      attempt(() => {
        storage().setItem(key, value)
        memory.delete(key)
      })
      emitStorageChange()
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt(() => storage().removeItem(key))
      emitStorageChange()
    },
  }
}

/** Local storage: values last until they are removed. */
export const safeLocalStorage = /* @__PURE__ */ createSafeStorage(() => localStorage)
/** Session storage: values last as long as the tab. */
export const safeSessionStorage = /* @__PURE__ */ createSafeStorage(() => sessionStorage)

/** Reads a JSON value; undefined where there is none or `isValue` refuses it, since visitors and scripts can write there too. */
export function readStored<Value>(
  storage: Pick<KeyValueStorage, 'getItem'>,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  const value: unknown = attempt(() => JSON.parse(storage.getItem(key) ?? 'null'))
  return isValue(value) ? value : undefined
}

/** Writes a value as JSON. */
export function writeStored(storage: Pick<KeyValueStorage, 'setItem'>, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value))
}

/** Removes a value. A value that is absent is not announced as a change. */
export function removeStored(storage: Pick<KeyValueStorage, 'getItem' | 'removeItem'>, key: string): void {
  if (storage.getItem(key) !== null) storage.removeItem(key)
}

/** Calls `listener` whenever a stored value may have changed, here or in another tab. Returns how to stop. */
export function onStorageChange(listener: () => void): () => void {
  for (const event of [storageChangeEvent, 'storage']) window.addEventListener(event, listener)
  return () => {
    for (const event of [storageChangeEvent, 'storage']) window.removeEventListener(event, listener)
  }
}

function emitStorageChange(): void {
  globalThis.window?.dispatchEvent(new Event(storageChangeEvent))
}

/** The result of an action, or undefined where it throws. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
