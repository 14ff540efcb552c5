import { useEffect, useId } from 'react'

/** Suspense boundaries of blocks that stand on the page, and those of them whose content React has mounted. */
const boundaries = new Set<string>()
const mounted = new Set<string>()
const waiting = new Set<() => void>()

/** Registers a Suspense boundary from outside of it; `id` is for `useMountedContent` inside of it. */
export function useBoundary(): string {
  const id = useId()
  useEffect(() => addBoundary(id), [id])
  return id
}

/** Registers that the content of a boundary has been hydrated, or drawn. */
export function useMountedContent(id: string): void {
  useEffect(() => addContent(id), [id])
}

/**
 * Resolves when every block of the page is hydrated: from then on React changes no text by itself. To be called in or after the
 * effects that follow the first render of the page.
 */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    notify()
  })
}

/** Returns how to remove it. */
export function addBoundary(id: string): () => void {
  boundaries.add(id)
  return () => {
    boundaries.delete(id)
    notify()
  }
}

/** Returns how to remove it. Effects of the content may run before those of its boundary. */
export function addContent(id: string): () => void {
  mounted.add(id)
  notify()
  return () => void mounted.delete(id)
}

function notify(): void {
  if ([...boundaries].some((id) => !mounted.has(id))) return
  for (const resolve of waiting) resolve()
  waiting.clear()
}
