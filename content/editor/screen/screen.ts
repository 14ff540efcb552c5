import type { EditorProfile } from 'content/api/calls'
import type { Field } from '../page/fields.ts'
import type { Kept } from '../saving/kept.ts'
import type { Part } from '../saving/part.ts'
import type { Active } from '../text/surface.ts'
import { createStore } from './store.ts'

/** A window that lies over the page. */
export type Window =
  | { what: 'publish' | 'sign-in' | 'sign-out' | 'link' }
  | { what: 'stale'; part: string }
  /** `seen`: the numbers of the drafts that would be let go of, by part. */
  | { what: 'discard'; seen: Readonly<Record<string, number>> }

/** Everything that the editor shows beside the page itself. */
export type Screen = {
  mode: 'editing' | 'previewing'
  load: 'loading' | 'ready' | 'no-page' | 'failed' | 'signed-out'
  profile: EditorProfile
  lang: string
  pageName: string
  /** Versions of the draft and of what visitors see, for each part; null when never published. */
  versions: Readonly<Record<string, { draft: number; published: number | null }>>
  parts: Readonly<Record<string, Part<unknown>>>
  typing: boolean
  active: Active | undefined
  hovered: Field | undefined
  /** Counts what happens in the active text, so that what shows its state is drawn again. */
  caret: number
  window: Window | undefined
  /** Texts of other pages that wait to be saved. */
  elsewhere: readonly Kept[]
}

export function createScreen(profile: EditorProfile, mode: Screen['mode'], lang: string) {
  return createStore<Screen>({
    mode,
    profile,
    lang,
    load: 'loading',
    pageName: '',
    versions: {},
    parts: {},
    typing: false,
    active: undefined,
    hovered: undefined,
    caret: 0,
    window: undefined,
    elsewhere: [],
  })
}

/** Whether visitors see something else than the draft. */
export function isDirty({ versions, parts, typing }: Pick<Screen, 'versions' | 'parts' | 'typing'>): boolean {
  if (typing || Object.values(parts).some(({ state }) => state !== 'saved')) return true
  return changedParts({ versions, parts }).length > 0
}

/** The parts whose draft is newer than what visitors see. */
export function changedParts({ versions, parts }: Pick<Screen, 'versions' | 'parts'>): string[] {
  return Object.entries(versions).flatMap(([id, { published }]) => {
    const draft = parts[id]?.base ?? 0
    return draft !== (published ?? 0) ? id : []
  })
}
