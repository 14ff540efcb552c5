import { isSameContent } from '../page/is-same-content.ts'

/** The version that another editor saved meanwhile. */
export type ConflictingVersion<Value> = { version: number; author: string; savedAt: string; value: Value }

type Common<Value> = {
  /** The version that the next save is based on. */
  base: number
  /** The newest text, as it stands on the page. */
  value: Value
  /** When the draft was last saved from here (ISO). */
  savedAt?: string
  /** What was sent while the answer got lost: it may have been saved all the same. */
  unanswered?: Value
}

/** A part of a page that is saved on its own (a zone, or the page's fields) and how far its saving is. */
export type DraftPart<Value> = Common<Value> &
  (
    | { state: 'saved' }
    | { state: 'edited' }
    | { state: 'saving'; sent: Value; attempt: number }
    | { state: 'unreachable'; attempt: number }
    | { state: 'signed-out' }
    | { state: 'stale'; theirs: ConflictingVersion<Value> }
    | { state: 'refused'; reason: string }
  )

export type DraftPartEvent<Value> =
  | { type: 'edit'; value: Value }
  | { type: 'send' }
  | { type: 'saved'; version: number; savedAt: string }
  | { type: 'unreachable' }
  | { type: 'signed-out' }
  | { type: 'signed-in' }
  | { type: 'stale'; theirs: ConflictingVersion<Value> }
  | { type: 'refused'; reason: string }
  | { type: 'keep-mine' }
  | { type: 'take-theirs' }

/**
 * The next state of a part.
 */
export function nextState<Value>(part: DraftPart<Value>, event: DraftPartEvent<Value>): DraftPart<Value> {
  switch (event.type) {
    case 'edit':
      return afterEdit(part, event.value)
    case 'send':
      return afterSend(part)
    case 'signed-in':
      return part.state === 'signed-out' ? { ...commonOf(part), state: 'edited' } : part
    case 'keep-mine':
      return part.state === 'stale' ? { ...commonOf(part), base: part.theirs.version, state: 'edited' } : part
    case 'take-theirs':
      return part.state === 'stale' ? withTheirs(part.theirs) : part
    case 'saved':
    case 'unreachable':
    case 'signed-out':
    case 'stale':
    case 'refused':
      return part.state === 'saving' ? afterAnswer(part, event) : part
  }
}

/** How long to wait before `send`, in milliseconds; undefined when there is nothing to send by itself. */
export function sendDelay<Value>(part: DraftPart<Value>): number | undefined {
  if (part.state === 'edited') return 0
  if (part.state === 'unreachable') return Math.min(30_000, 1000 * 2 ** (part.attempt - 1))
  return undefined
}

export function isUnsaved<Value>(part: DraftPart<Value>): boolean {
  return part.state !== 'saved'
}

function afterEdit<Value>(part: DraftPart<Value>, value: Value): DraftPart<Value> {
  if (part.state === 'saved')
    return isSameContent(part.value, value) ? part : { ...commonOf(part), value, state: 'edited' }
  if (part.state === 'refused') return { ...commonOf(part), value, state: 'edited' }
  return { ...part, value }
}

function afterSend<Value>(part: DraftPart<Value>): DraftPart<Value> {
  if (part.state === 'edited') return { ...commonOf(part), state: 'saving', sent: part.value, attempt: 0 }
  if (part.state === 'unreachable') {
    return { ...commonOf(part), state: 'saving', sent: part.value, attempt: part.attempt }
  }
  return part
}

type Saving<Value> = Extract<DraftPart<Value>, { state: 'saving' }>
type AnswerEvent<Value> = Extract<
  DraftPartEvent<Value>,
  { type: 'saved' | 'unreachable' | 'signed-out' | 'stale' | 'refused' }
>

function afterAnswer<Value>(part: Saving<Value>, event: AnswerEvent<Value>): DraftPart<Value> {
  switch (event.type) {
    case 'saved':
      return afterSaved(part, event.version, event.savedAt)
    case 'unreachable':
      return { ...commonOf(part), unanswered: part.sent, state: 'unreachable', attempt: part.attempt + 1 }
    case 'signed-out':
      return { ...commonOf(part), state: 'signed-out' }
    case 'refused':
      return isSameContent(part.value, part.sent)
        ? { ...commonOf(part), state: 'refused', reason: event.reason }
        : { ...commonOf(part), state: 'edited' }
    case 'stale':
      return afterStale(part, event.theirs)
  }
}

function afterSaved<Value>(part: Saving<Value>, base: number, savedAt: string): DraftPart<Value> {
  const state = isSameContent(part.value, part.sent) ? 'saved' : 'edited'
  return { base, value: part.value, savedAt, state }
}

/** Refused as stale by our own earlier save, whose answer got lost, is no conflict. */
function afterStale<Value>(part: Saving<Value>, theirs: ConflictingVersion<Value>): DraftPart<Value> {
  if (isSameContent(theirs.value, part.sent)) return afterSaved(part, theirs.version, theirs.savedAt)
  if (part.unanswered !== undefined && isSameContent(theirs.value, part.unanswered)) {
    return { base: theirs.version, value: part.value, savedAt: theirs.savedAt, state: 'edited' }
  }
  return { ...commonOf(part), state: 'stale', theirs }
}

function withTheirs<Value>(theirs: ConflictingVersion<Value>): DraftPart<Value> {
  return { base: theirs.version, value: theirs.value, savedAt: theirs.savedAt, state: 'saved' }
}

function commonOf<Value>({ base, value, savedAt, unanswered }: DraftPart<Value>): Common<Value> {
  return { base, value, ...(savedAt && { savedAt }), ...(unanswered !== undefined && { unanswered }) }
}
