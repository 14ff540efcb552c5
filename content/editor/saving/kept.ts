import type { Part } from './part.ts'

/** A text that was typed and is not saved yet, kept in this browser so that neither a reload nor a crash loses it. */
export type Kept = {
  sub: string
  tab: string
  key: string
  lang: string
  part: string
  base: number
  value: unknown
  /** Where it was typed, for people: the page's name and its address. */
  name: string
  address: string
}
export type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'cms_unsaved:'

/** Keeps an unsaved part, and lets go of a saved one. A full storage is no reason to stop typing. */
export function keep(shelf: Shelf, about: Omit<Kept, 'base' | 'value'>, part: Part<unknown>): void {
  const name = nameOf(about)
  if (part.state === 'saved') shelf.removeItem(name)
  else {
    try {
      shelf.setItem(name, JSON.stringify({ ...about, base: part.base, value: part.value }))
    } catch {
      // The text is still on the page, and is sent from there.
    }
  }
}

export function letGo(shelf: Shelf, about: Omit<Kept, 'base' | 'value'>): void {
  shelf.removeItem(nameOf(about))
}

/**
 * What this person left unsaved in this browser: in this tab before a reload, or in tabs that are no more.
 * Tabs that live look after their own.
 */
export function unsavedOf(shelf: Shelf, sub: string, livingTabs: readonly string[]): Kept[] {
  return names(shelf)
    .map((name) => read(shelf, name))
    .filter((kept): kept is Kept => kept?.sub === sub && !livingTabs.includes(kept.tab))
}

function names(shelf: Shelf): string[] {
  return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  )
}

function read(shelf: Shelf, name: string): Kept | undefined {
  try {
    const kept = JSON.parse(shelf.getItem(name) ?? '') as Kept
    return typeof kept.base === 'number' && typeof kept.part === 'string' ? kept : undefined
  } catch {
    return undefined
  }
}

function nameOf({ sub, tab, key, lang, part }: Omit<Kept, 'base' | 'value'>): string {
  return prefix + [sub, tab, lang, key, part].map(encodeURIComponent).join('/')
}
