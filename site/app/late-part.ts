import { use } from 'react'

/** A part of the application that the browser fetches late. */
export type LatePart<Part> = {
  /** Suspends until the part is there. */
  usePart: () => Part
  /** Fetches it now. */
  load: () => Promise<Part>
}

/**
 * Makes a part that is fetched by `fetchPart` once `mayBegin` has settled after the first who used it, or at once by who loads it.
 * Who has waited for it calls `use` again when going on, as React demands; where it was there before, nobody waits.
 */
export function latePart<Part>(
  fetchPart: () => Promise<Part>,
  mayBegin: () => Promise<void> = () => Promise.resolve(),
): LatePart<Part> {
  const arrival = Promise.withResolvers<Part>()
  let [part, isAwaited]: [Part | undefined, boolean] = [undefined, false]

  async function load(): Promise<Part> {
    part ??= await fetchPart()
    arrival.resolve(part)
    return part
  }

  function usePart(): Part {
    if (part !== undefined && !isAwaited) return part
    if (!isAwaited) mayBegin().then(load).catch(arrival.reject)
    isAwaited = true
    return use(arrival.promise)
  }

  return { usePart, load }
}
