import { cartIdKey } from 'contracts/widget'

/** Where this tab keeps the identifier of its cart. */
export type CartIdStore = { read: () => string | null; write: (cartId: string | null) => void }

/** Keeps the identifier in the page's session storage; in memory where a browser forbids storage, so that buying works anyway. */
export function createCartIdStore(storage: () => Storage): CartIdStore {
  let memory: string | null = null
  return {
    read: () => tried(() => storage().getItem(cartIdKey)) ?? memory,
    write: (cartId) => {
      memory = cartId
      tried(() => (cartId === null ? storage().removeItem(cartIdKey) : storage().setItem(cartIdKey, cartId)))
    },
  }
}

function tried<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
