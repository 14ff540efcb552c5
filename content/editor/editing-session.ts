import type { EditorConfig, EditorPage, EditorProfile } from 'content/api/calls'
import type { Block, DateRange } from 'content/api/blocks'
import type { PageFields } from 'content/api/page'
import { profileIn } from 'content/api/profile'
import type { Calls, PageName } from './calls/calls.ts'
import { createCalls } from './calls/calls.ts'
import type { CallResult } from './calls/request.ts'
import { createSend } from './calls/request.ts'
import { closeAndNavigate, guardNavigation } from './navigation-guard.ts'
import { renderedStateOf, reloadOnce } from './page/rendered-state.ts'
import type { Field } from './page/fields.ts'
import { findFields, pageFieldsPart } from './page/fields.ts'
import { markHiddenBlocks } from './page/hidden-blocks.ts'
import { isSameContent } from './page/is-same-content.ts'
import type { UnsavedDraft } from './saving/unsaved-storage.ts'
import { storeUnsaved, removeUnsaved, readUnsaved } from './saving/unsaved-storage.ts'
import type { DraftPart } from './saving/draft-part.ts'
import { Saver } from './saving/saver.ts'
import type { EditorState } from './state/editor-state.ts'
import { createEditorState } from './state/editor-state.ts'
import type { Store } from './state/store.ts'
import { openTabs, readToken, storeToken, tabId } from './browser-session.ts'
import { EditableSurface } from './text/editable-surface.ts'

type Options = {
  config: EditorConfig
  profile: EditorProfile
  page: PageName | undefined
  /** Resolves when the site has hydrated the page: from then on it changes no text by itself. */
  hydrated: Promise<void>
  previewing: boolean
  label: (field: Field) => string
  datesOf: (ranges: readonly DateRange[]) => string
  isEditorUi: (node: EventTarget | null) => boolean
}

/** One page in one language being edited by one person, from the moment it is loaded until it is left. */
export class EditingSession {
  readonly state: Store<EditorState>
  readonly calls: Calls
  readonly page: PageName | undefined
  readonly saver: Saver
  readonly #options: Options
  readonly #tab = tabId()
  readonly #stopping = new AbortController()
  #surface: EditableSurface | undefined
  #unmark: (() => void) | undefined

  constructor(options: Options) {
    const { config, profile, page, previewing } = options
    this.#options = options
    this.page = page
    this.calls = createCalls(createSend({ api: config.api, token: readToken }), config.site)
    this.state = createEditorState(profile, previewing ? 'previewing' : 'editing', page?.lang ?? '')
    this.saver = new Saver({ save: this.#save, onChange: this.#onPart })
  }

  /** Loads the draft and makes the texts of the page editable; what was left unsaved comes back. */
  async open(): Promise<void> {
    if (!this.page) return this.state.set({ load: 'no-page' })
    this.state.set({ load: 'loading' })
    const answer = await this.calls.page(this.page)
    if (this.#stopping.signal.aborted) return
    if (!answer.ok) return this.#failed(answer.failure.code)
    this.#show(answer.value)
    this.#unmark = markHiddenBlocks(answer.value, this.#options.previewing, this.#options.datesOf)
    if (this.#options.previewing) return
    await this.#options.hydrated
    if (this.#stopping.signal.aborted) return
    await this.#open(answer.value)
  }

  /** Ends the editing and gives the page back; what is unsaved stays in this browser. */
  close(): void {
    this.saver.unload()
    this.#stopping.abort()
    this.#unmark?.()
    this.#surface?.close()
    this.#surface = undefined
    this.saver.close()
  }

  /** Goes to another address as soon as everything is saved, or has been tried. */
  async navigateTo(address: string): Promise<void> {
    await this.saver.flush()
    closeAndNavigate(() => this.close(), address)
  }

  /** Signs in again without leaving the page: `done`, `wrong`, `unreachable`, or the server's own sentence. */
  async signIn(email: string, password: string): Promise<string> {
    const answer = await this.calls.login(email, password)
    if (!answer.ok) return failedSignIn(answer.failure)
    const { token } = answer.value
    storeToken(token)
    await this.calls.draft('on', token)
    this.state.set({ dialog: undefined, profile: profileIn(token) ?? this.state.get().profile })
    if (this.state.get().load === 'ready') this.saver.signedIn()
    else await this.open()
    return 'done'
  }

  /** What visitors see is known anew, after publishing. */
  async reloadVersions(): Promise<void> {
    if (!this.page) return
    const answer = await this.calls.page(this.page)
    if (answer.ok) this.#show(answer.value)
  }

  #failed(code: string): void {
    const load = code === 'signed-out' ? 'signed-out' : code === 'refused' ? 'no-page' : 'failed'
    this.state.set({ load, ...(load === 'signed-out' && { dialog: { kind: 'sign-in' } }) })
  }

  #show({ fields, version, published, zones }: EditorPage): void {
    const all = [{ id: pageFieldsPart, version, published }, ...zones]
    this.state.set({
      load: 'ready',
      pageName: fields.name,
      versions: Object.fromEntries(all.map((one) => [one.id, { draft: one.version, published: one.published }])),
    })
  }

  async #open(page: EditorPage): Promise<void> {
    const kept = readUnsaved(localStorage, this.state.get().profile.sub, await openTabs(this.#tab))
    if (this.#stopping.signal.aborted) return
    const drawn = new Map(page.zones.map((zone) => [zone.id, renderedStateOf(zone)]))
    if ([...drawn.values()].includes('blocks') && reloadOnce(page)) return
    const here = kept.filter(({ key, lang }) => key === page.key && lang === page.lang)
    const parts = [
      { id: pageFieldsPart, base: page.version, value: page.fields as unknown },
      ...page.zones.map(({ id, version, blocks }) => ({ id, base: version, value: blocks as unknown })),
    ]
    for (const { id, base, value } of parts) {
      const before = here.find(({ part }) => part === id)
      this.saver.open(
        id,
        before ? { state: 'edited', base: before.base, value: before.value } : { state: 'saved', base, value },
      )
      if (before && before.tab !== this.#tab) removeUnsaved(localStorage, before)
    }
    this.#surface = this.#makeSurface()
    const drawnOtherwise = page.zones.filter((zone) => drawn.get(zone.id) !== 'same').map(({ id }) => id)
    for (const part of [pageFieldsPart, ...drawnOtherwise, ...here.map(({ part }) => part)]) this.#surface.redraw(part)
    guardNavigation(this, this.#stopping.signal)
    await this.#sendElsewhere(kept.filter((one) => !here.includes(one)))
  }

  #makeSurface(): EditableSurface {
    const { label, isEditorUi: ours } = this.#options
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-zone] details')) details.open = true
    return new EditableSurface(findFields(document), {
      label,
      isEditorUi: ours,
      value: (part) => this.saver.part(part)?.value,
      onInput: (part) => {
        this.saver.onInput(part, () => this.#surface?.collect(part))
        if (!this.state.get().typing) this.state.set({ typing: true })
      },
      onActive: (active) => this.state.set({ active }),
      onHover: (hovered) => hovered !== this.state.get().hovered && this.state.set({ hovered }),
      onTransaction: () => this.state.set({ caret: this.state.get().caret + 1 }),
    })
  }

  /** Texts of other pages that an earlier tab left are saved from here; those that need a choice are named. */
  async #sendElsewhere(kept: readonly UnsavedDraft[]): Promise<void> {
    const waiting: UnsavedDraft[] = []
    for (const one of kept) {
      const answer = await this.#saveAt(one, one.part, one.base, one.value, false)
      if (answer.ok || isSameContent(answer.failure.details?.['theirs'], one.value)) removeUnsaved(localStorage, one)
      else waiting.push(one)
    }
    if (waiting.length > 0) this.state.set({ elsewhere: waiting })
  }

  readonly #save = async (
    part: string,
    base: number,
    value: unknown,
    unloading: boolean,
  ): Promise<CallResult<{ version: number; savedAt: string }>> => {
    if (!this.page) throw new Error('nothing is saved where there is no page')
    return this.#saveAt(this.page, part, base, value, unloading)
  }

  #saveAt(page: PageName, part: string, base: number, value: unknown, unloading: boolean) {
    return part === pageFieldsPart
      ? this.calls.saveFields(page, base, value as PageFields, unloading)
      : this.calls.saveZone(page, part, base, value as Block[], unloading)
  }

  readonly #onPart = (id: string, part: DraftPart<unknown>): void => {
    const { parts, pageName, profile, dialog } = this.state.get()
    if (this.page) {
      const about = {
        sub: profile.sub,
        tab: this.#tab,
        ...this.page,
        part: id,
        name: pageName,
        address: location.pathname,
      }
      storeUnsaved(localStorage, about, part)
    }
    this.state.set({
      typing: false,
      parts: { ...parts, [id]: part },
      ...(!dialog && part.state === 'stale' && { dialog: { kind: 'stale', part: id } }),
      ...(part.state === 'signed-out' && { dialog: { kind: 'sign-in' } }),
    })
  }
}

function failedSignIn({ code, message }: { code: string; message: string }): string {
  if (message === 'Invalid credentials') return 'wrong'
  return code === 'unreachable' ? 'unreachable' : message
}
