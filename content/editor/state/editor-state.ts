import type { EditorProfile } from 'content/api/calls'
import type { Field } from '../page/fields.ts'
import type { UnsavedDraft } from '../saving/unsaved-storage.ts'
import type { DraftPart } from '../saving/draft-part.ts'
import type { ActiveText } from '../text/editable-surface.ts'
import { createStore } from './store.ts'

/** A dialog over the page. */
export type OpenDialog =
  | { kind: 'publish' | 'sign-in' | 'sign-out' | 'link' }
  | { kind: 'stale'; part: string }
  /** `reviewed`: the numbers of the drafts that would be discarded, by part. */
  | { kind: 'discard'; reviewed: Readonly<Record<string, number>> }

/** The state of the editor outside the page itself. */
export type EditorState = {
  mode: 'editing' | 'previewing'
  load: 'loading' | 'ready' | 'no-page' | 'failed' | 'signed-out'
  profile: EditorProfile
  lang: string
  pageName: string
  /** Versions of the draft and of what visitors see, for each part; null when never published. */
  versions: Readonly<Record<string, { draft: number; published: number | null }>>
  parts: Readonly<Record<string, DraftPart<unknown>>>
  typing: boolean
  active: ActiveText | undefined
  hovered: Field | undefined
  /** Counts what happens in the active text, so that what shows its state is drawn again. */
  caret: number
  dialog: OpenDialog | undefined
  /** The address that could not be opened without a connection. */
  blockedAddress: string | undefined
  /** Texts of other pages that wait to be saved. */
  elsewhere: readonly UnsavedDraft[]
}

export function createEditorState(profile: EditorProfile, mode: EditorState['mode'], lang: string) {
  return createStore<EditorState>({
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
    dialog: undefined,
    blockedAddress: undefined,
    elsewhere: [],
  })
}

/** Whether visitors see something else than the draft. */
export function hasUnpublishedChanges({
  versions,
  parts,
  typing,
}: Pick<EditorState, 'versions' | 'parts' | 'typing'>): boolean {
  if (typing || Object.values(parts).some(({ state }) => state !== 'saved')) return true
  return Object.values(versions).some(({ draft, published }) => draft !== (published ?? 0))
}

/** Whether somebody else saved a newer draft than the one on this page. */
export function isOutdated({ versions, parts }: Pick<EditorState, 'versions' | 'parts'>): boolean {
  return Object.entries(parts).some(([id, { state, base }]) => {
    const draft = versions[id]?.draft
    return state === 'saved' && draft !== undefined && draft !== base
  })
}
