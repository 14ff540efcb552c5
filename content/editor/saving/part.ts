import { same } from '../page/same.ts'

/** What somebody else saved meanwhile. `savedAt` is an instant (ISO). */
export type Theirs<Value> = { version: number; author: string; savedAt: string; value: Value }

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
export type Part<Value> = Common<Value> &
  (
    | { state: 'saved' }
    | { state: 'edited' }
    | { state: 'saving'; sent: Value; attempt: number }
    | { state: 'unreachable'; attempt: number }
    | { state: 'signed-out' }
    | { state: 'stale'; theirs: Theirs<Value> }
    | { state: 'refused'; reason: string }
  )

export type PartEvent<Value> =
  | { what: 'edit'; value: Value }
  | { what: 'send' }
  | { what: 'saved'; version: number; savedAt: string }
  | { what: 'unreachable' }
  | { what: 'signed-out' }
  | { what: 'signed-in' }
  | { what: 'stale'; theirs: Theirs<Value> }
  | { what: 'refused'; reason: string }
  | { what: 'keep-mine' }
  | { what: 'take-theirs' }

/**
 * How a part goes on. Nothing that was typed is ever dropped by an event but `take-theirs`; what does not fit the state
 * changes nothing, so that a late answer does no harm.
 */
export function next<Value>(part: Part<Value>, event: PartEvent<Value>): Part<Value> {
  switch (event.what) {
    case 'edit':
      return edited(part, event.value)
    case 'send':
      return sending(part)
    case 'signed-in':
      return part.state === 'signed-out' ? { ...common(part), state: 'edited' } : part
    case 'keep-mine':
      return part.state === 'stale' ? { ...common(part), base: part.theirs.version, state: 'edited' } : part
    case 'take-theirs':
      return part.state === 'stale' ? taken(part.theirs) : part
    case 'saved':
    case 'unreachable':
    case 'signed-out':
    case 'stale':
    case 'refused':
      return part.state === 'saving' ? answered(part, event) : part
  }
}

/** How long to wait before `send`, in milliseconds; undefined when there is nothing to send by itself. */
export function sendDelay<Value>(part: Part<Value>): number | undefined {
  if (part.state === 'edited') return 0
  if (part.state === 'unreachable') return Math.min(30_000, 1000 * 2 ** (part.attempt - 1))
  return undefined
}

export function isUnsaved<Value>(part: Part<Value>): boolean {
  return part.state !== 'saved'
}

function edited<Value>(part: Part<Value>, value: Value): Part<Value> {
  if (part.state === 'saved') return same(part.value, value) ? part : { ...common(part), value, state: 'edited' }
  if (part.state === 'refused') return { ...common(part), value, state: 'edited' }
  return { ...part, value }
}

function sending<Value>(part: Part<Value>): Part<Value> {
  if (part.state === 'edited') return { ...common(part), state: 'saving', sent: part.value, attempt: 0 }
  if (part.state === 'unreachable') {
    return { ...common(part), state: 'saving', sent: part.value, attempt: part.attempt }
  }
  return part
}

type Saving<Value> = Extract<Part<Value>, { state: 'saving' }>
type AnswerEvent<Value> = Extract<
  PartEvent<Value>,
  { what: 'saved' | 'unreachable' | 'signed-out' | 'stale' | 'refused' }
>

function answered<Value>(part: Saving<Value>, event: AnswerEvent<Value>): Part<Value> {
  switch (event.what) {
    case 'saved':
      return settled(part, event.version, event.savedAt)
    case 'unreachable':
      return { ...common(part), unanswered: part.sent, state: 'unreachable', attempt: part.attempt + 1 }
    case 'signed-out':
      return { ...common(part), state: 'signed-out' }
    case 'refused':
      return same(part.value, part.sent)
        ? { ...common(part), state: 'refused', reason: event.reason }
        : { ...common(part), state: 'edited' }
    case 'stale':
      return overtaken(part, event.theirs)
  }
}

function settled<Value>(part: Saving<Value>, base: number, savedAt: string): Part<Value> {
  const state = same(part.value, part.sent) ? 'saved' : 'edited'
  return { base, value: part.value, savedAt, state }
}

/** Refused as stale by our own earlier save, whose answer got lost, is no conflict. */
function overtaken<Value>(part: Saving<Value>, theirs: Theirs<Value>): Part<Value> {
  if (same(theirs.value, part.sent)) return settled(part, theirs.version, theirs.savedAt)
  if (part.unanswered !== undefined && same(theirs.value, part.unanswered)) {
    return { base: theirs.version, value: part.value, savedAt: theirs.savedAt, state: 'edited' }
  }
  return { ...common(part), state: 'stale', theirs }
}

function taken<Value>(theirs: Theirs<Value>): Part<Value> {
  return { base: theirs.version, value: theirs.value, savedAt: theirs.savedAt, state: 'saved' }
}

function common<Value>({ base, value, savedAt, unanswered }: Part<Value>): Common<Value> {
  return { base, value, ...(savedAt && { savedAt }), ...(unanswered !== undefined && { unanswered }) }
}
