import type { CallResult } from '../calls/request.ts'
import type { DraftPart, DraftPartEvent, ConflictingVersion } from './draft-part.ts'
import { isUnsaved, nextState, sendDelay } from './draft-part.ts'

type Saved = { version: number; savedAt: string }
type SetTimer = (milliseconds: number, work: () => void) => () => void

export type SaverOptions = {
  /** `unloading`: the page is being unloaded, and the request must outlive it. */
  save: (id: string, base: number, value: unknown, unloading: boolean) => Promise<CallResult<Saved>>
  /** Called after every change of a part, and when typing in it has ended without one. */
  onChange: (id: string, part: DraftPart<unknown>) => void
  setTimer?: SetTimer
}

/** How long somebody must stop typing before the draft is saved, in milliseconds. */
export const saveDelay = 700
/** How long a save waits for a pause that does not come, in milliseconds. */
export const maxSaveDelay = 4000

/**
 * Saves the parts of a page by itself: after a pause, one request at a time for a part, again and again while the server cannot be
 * reached. What is typed is collected from the page only when it is needed, because reading a long text costs a keystroke its time.
 */
export class Saver {
  readonly #options: Required<SaverOptions>
  readonly #parts = new Map<string, DraftPart<unknown>>()
  readonly #pendingInput = new Map<string, { collect: () => unknown; stop: () => void; since: number }>()
  readonly #retryTimers = new Map<string, () => void>()
  readonly #watchers = new Set<() => void>()
  #unloading = false

  constructor(options: SaverOptions) {
    this.#options = { setTimer: setTimer, ...options }
  }

  /** Registers a part, as the server knows it or as this browser stored it. */
  open(id: string, part: DraftPart<unknown>): void {
    this.#set(id, part)
  }

  /** Somebody types in a part; `collect` reads the whole part from the page. `now` in milliseconds. */
  onInput(id: string, collect: () => unknown, now = Date.now()): void {
    const typing = this.#pendingInput.get(id)
    typing?.stop()
    const since = typing?.since ?? now
    const wait = Math.max(0, Math.min(saveDelay, since + maxSaveDelay - now))
    this.#pendingInput.set(id, { collect, since, stop: this.#options.setTimer(wait, () => this.#collect(id)) })
  }

  /** Saves what can be saved now, and waits for the answers. True when nothing is left unsaved. */
  async flush(): Promise<boolean> {
    this.#collectAll()
    this.retry()
    await this.#waitUntilIdle()
    return !this.unsaved
  }

  /** The page goes away: everything is collected and sent without waiting. */
  unload(): void {
    this.#unloading = true
    this.#collectAll()
    this.retry()
    this.#unloading = false
  }

  /** Tries again at once what could not be sent. */
  retry(): void {
    for (const [id, { state }] of this.#parts) if (state === 'unreachable') void this.#send(id)
  }

  signedIn(): void {
    for (const id of this.#parts.keys()) this.#handle(id, { type: 'signed-in' })
  }

  /** Ends a conflict. */
  resolveConflict(id: string, choice: 'keep-mine' | 'take-theirs'): void {
    this.#collect(id)
    this.#handle(id, { type: choice })
  }

  part(id: string): DraftPart<unknown> | undefined {
    return this.#parts.get(id)
  }

  /** Whether something was typed that is not collected yet. */
  get isTyping(): boolean {
    return this.#pendingInput.size > 0
  }

  get unsaved(): boolean {
    return this.#pendingInput.size > 0 || [...this.#parts.values()].some(isUnsaved)
  }

  /** Stops all timers and ignores further input. */
  close(): void {
    for (const stop of this.#retryTimers.values()) stop()
    for (const { stop } of this.#pendingInput.values()) stop()
    for (const map of [this.#retryTimers, this.#pendingInput, this.#parts]) map.clear()
  }

  #handle(id: string, event: DraftPartEvent<unknown>): void {
    const before = this.#parts.get(id)
    if (!before) return
    const after = nextState(before, event)
    if (after !== before) this.#set(id, after)
  }

  #set(id: string, part: DraftPart<unknown>): void {
    this.#parts.set(id, part)
    this.#options.onChange(id, part)
    this.#schedule(id, sendDelay(part))
    for (const watcher of this.#watchers) watcher()
  }

  #schedule(id: string, delay: number | undefined): void {
    this.#retryTimers.get(id)?.()
    this.#retryTimers.delete(id)
    if (delay === 0) void this.#send(id)
    else if (delay)
      this.#retryTimers.set(
        id,
        this.#options.setTimer(delay, () => void this.#send(id)),
      )
  }

  async #send(id: string): Promise<void> {
    this.#handle(id, { type: 'send' })
    const part = this.#parts.get(id)
    if (part?.state !== 'saving') return
    this.#handle(id, eventOf(await this.#options.save(id, part.base, part.sent, this.#unloading)))
  }

  #collectAll(): void {
    for (const id of this.#pendingInput.keys()) this.#collect(id)
  }

  #collect(id: string): void {
    const typing = this.#pendingInput.get(id)
    if (!typing) return
    typing.stop()
    this.#pendingInput.delete(id)
    const before = this.#parts.get(id)
    this.#handle(id, { type: 'edit', value: typing.collect() })
    // Typed and taken back: the typing has ended all the same.
    if (before && this.#parts.get(id) === before) this.#options.onChange(id, before)
  }

  #waitUntilIdle(): Promise<void> {
    return new Promise((resolve) => {
      const watch = (): void => {
        const busy = [...this.#parts.values()].some(({ state }) => state === 'edited' || state === 'saving')
        if (busy) return
        this.#watchers.delete(watch)
        resolve()
      }
      this.#watchers.add(watch)
      watch()
    })
  }
}

function eventOf(answer: CallResult<Saved>): DraftPartEvent<unknown> {
  if (answer.ok) return { type: 'saved', version: answer.value.version, savedAt: answer.value.savedAt }
  const { code, reason = 'unknown', details } = answer.failure
  if (code === 'stale') return { type: 'stale', theirs: theirsOf(details) }
  if (code === 'refused') return { type: 'refused', reason }
  return { type: code === 'signed-out' ? code : 'unreachable' }
}

function theirsOf(details: Record<string, unknown> | undefined): ConflictingVersion<unknown> {
  const { version, author, savedAt, theirs } = details as Omit<ConflictingVersion<unknown>, 'value'> & {
    theirs: unknown
  }
  return { version, author, savedAt, value: theirs }
}

function setTimer(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
