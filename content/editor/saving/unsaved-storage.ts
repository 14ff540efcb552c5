import type { DraftPart } from './draft-part.ts'

/** A text that was typed and is not saved yet, unsaved in this browser so that neither a reload nor a crash loses it. */
export type UnsavedDraft = {
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
export type KeyValueStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'cms_unsaved:'

/** Keeps an unsaved part, and lets go of a saved one. A full storage is no reason to stop typing. */
export function storeUnsaved(
  storage: KeyValueStorage,
  about: Omit<UnsavedDraft, 'base' | 'value'>,
  part: DraftPart<unknown>,
): void {
  const name = storageKey(about)
  if (part.state === 'saved') storage.removeItem(name)
  else {
    try {
      storage.setItem(name, JSON.stringify({ ...about, base: part.base, value: part.value }))
    } catch {
      // The text is still on the page, and is sent from there.
    }
  }
}

export function removeUnsaved(storage: KeyValueStorage, about: Omit<UnsavedDraft, 'base' | 'value'>): void {
  storage.removeItem(storageKey(about))
}

/**
 * Drafts of this editor that are unsaved in this browser: of this tab before a reload, or of closed tabs.
 */
export function readUnsaved(storage: KeyValueStorage, sub: string, openTabs: readonly string[]): UnsavedDraft[] {
  return names(storage)
    .map((name) => read(storage, name))
    .filter((unsaved): unsaved is UnsavedDraft => unsaved?.sub === sub && !openTabs.includes(unsaved.tab))
}

function names(storage: KeyValueStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  )
}

function read(storage: KeyValueStorage, name: string): UnsavedDraft | undefined {
  try {
    const unsaved = JSON.parse(storage.getItem(name) ?? '') as UnsavedDraft
    return typeof unsaved.base === 'number' && typeof unsaved.part === 'string' ? unsaved : undefined
  } catch {
    return undefined
  }
}

function storageKey({ sub, tab, key, lang, part }: Omit<UnsavedDraft, 'base' | 'value'>): string {
  return prefix + [sub, tab, lang, key, part].map(encodeURIComponent).join('/')
}
