import type { EditorConfig, EditorPage, EditorProfile } from 'content/api/calls'
import type { Block, DateRange } from 'content/api/blocks'
import type { PageFields } from 'content/api/page'
import { profileIn } from 'content/api/profile'
import { requestToken } from 'content/api/sign-in'
import type { TextLocation } from 'content/api/required-texts'
import type { Calls, PageName } from './calls/calls.ts'
import { createCalls } from './calls/calls.ts'
import type { CallResult } from './calls/request.ts'
import { createSend } from './calls/request.ts'
import { openTabs, readToken, storeToken, tabId } from './browser-session.ts'
import { closeAndNavigate, guardNavigation } from './navigation-guard.ts'
import type { EarlyInput } from './page/early-input.ts'
import { recordEarlyInput } from './page/early-input.ts'
import { renderedStateOf, reloadOnce } from './page/rendered-state.ts'
import { findFields, pageFieldsPart } from './page/fields.ts'
import { markHiddenBlocks } from './page/hidden-blocks.ts'
import { isSameContent } from './page/is-same-content.ts'
import type { UnsavedDraft } from './saving/unsaved-storage.ts'
import { storeUnsaved, removeUnsaved, readUnsaved } from './saving/unsaved-storage.ts'
import type { DraftPart } from './saving/draft-part.ts'
import { Prompts } from './saving/prompts.ts'
import { Saver } from './saving/saver.ts'
import type { EditorState } from './state/editor-state.ts'
import { createEditorState } from './state/editor-state.ts'
import type { Store } from './state/store.ts'
import { EditableSurface } from './text/editable-surface.ts'
import { watchVersions } from './watch-versions.ts'
import type { Translate } from './wording/wording.ts'

type Options = {
  config: EditorConfig
  profile: EditorProfile
  page: PageName | undefined
  /** Resolves when the site has hydrated the page: from then on it changes no text by itself. */
  hydrated: Promise<void>
  previewing: boolean
  t: Translate
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
  readonly #closed = new AbortController()
  readonly #prompts = new Prompts()
  #surface: EditableSurface | undefined
  #unmarkHiddenBlocks: (() => void) | undefined

  constructor(options: Options) {
    const { config, profile, page, previewing } = options
    this.#options = options
    this.page = page
    this.calls = createCalls(createSend({ api: config.api, token: readToken }))
    this.state = createEditorState(profile, previewing ? 'previewing' : 'editing', page?.lang ?? '')
    this.saver = new Saver({ save: this.#save, onChange: this.#onPartChange })
  }

  /** From now on no link and no router takes the page away without a load; then the draft is loaded. */
  async start(): Promise<void> {
    guardNavigation(this, this.#closed.signal)
    await this.open()
  }

  /** Loads the draft and makes the texts of the page editable; what was left unsaved comes back. */
  async open(): Promise<void> {
    this.state.set({ load: 'loading' })
    if (!this.page) return this.#openWithoutPage()
    const loaded = new AbortController()
    const recording = AbortSignal.any([loaded.signal, this.#closed.signal])
    const earlyInput = recordEarlyInput(() => this.state.set({ typing: true }), recording)
    const answer = await this.calls.page(this.page)
    if (answer.ok) await this.#openPage(answer.value, earlyInput)
    else if (!this.#closed.signal.aborted) this.#showLoadFailure(answer.failure.code)
    loaded.abort()
  }

  /** Ends the editing and gives the page back; what is unsaved stays in this browser. */
  close(): void {
    this.saver.unload()
    this.#closed.abort()
    this.#unmarkHiddenBlocks?.()
    this.#surface?.close()
    this.#surface = undefined
    this.saver.close()
  }

  /** Goes to another address as soon as everything is saved, or has been tried. Without a connection the page stays. */
  async navigateTo(address: string): Promise<void> {
    await this.saver.flush()
    if (await this.calls.isReachable()) closeAndNavigate(() => this.close(), address)
    else this.stayHere(address)
  }

  /** Shows that an address cannot be opened now. */
  stayHere(address: string): void {
    this.state.set({ blockedAddress: address })
  }

  /** Called when the connection is back: sends unsaved drafts. */
  reconnected(): void {
    this.state.set({ blockedAddress: undefined })
    this.saver.retry()
  }

  /** Signs in again without leaving the page; resolves to the message of a failure. */
  async signIn(email: string, password: string): Promise<string | undefined> {
    const { config, t } = this.#options
    const words = { wrong: t('sign-in.wrong'), unreachable: t('sign-in.unreachable') }
    const answer = await requestToken({ site: config.site, email, password }, words, { api: config.api })
    if ('message' in answer) return answer.message
    const { token } = answer
    storeToken(token)
    await this.calls.draft('on', token)
    this.state.set({ dialog: undefined, profile: profileIn(token) ?? this.state.get().profile })
    if (this.state.get().load === 'ready') this.saver.signedIn()
    // The page was rendered for a visitor.
    else if (!this.page) location.reload()
    else await this.open()
    return undefined
  }

  /** Reloads the version numbers of drafts and published versions, since others save and publish too. */
  readonly reloadVersions = async (): Promise<void> => {
    if (!this.page) return
    const before = this.state.get().versions
    const answer = await this.calls.page(this.page)
    // Ignores a response that a save of ours has superseded.
    if (answer.ok && !this.#closed.signal.aborted && this.state.get().versions === before)
      this.#showVersions(answer.value)
  }

  /** Puts the caret into a text. */
  focusText(location: TextLocation): void {
    this.#surface?.focusText(location)
  }

  /** The page says that it is none, or was rendered for a visitor because the session ended elsewhere: only the server knows. */
  async #openWithoutPage(): Promise<void> {
    const answer = await this.calls.draft('on', readToken() ?? '')
    if (this.#closed.signal.aborted) return
    if (!answer.ok) return this.#showLoadFailure(answer.failure.code)
    if (!reloadOnce(`${location.href} without draft`)) this.state.set({ load: 'no-page' })
  }

  #showLoadFailure(code: string): void {
    const load = code === 'signed-out' ? 'signed-out' : code === 'refused' ? 'no-page' : 'failed'
    this.state.set({ load, ...(load === 'signed-out' && { dialog: { kind: 'sign-in' } }) })
  }

  #showVersions({ fields, version, published, zones }: EditorPage): void {
    const all = [{ id: pageFieldsPart, version, published }, ...zones]
    this.state.set({
      pageName: fields.name,
      versions: Object.fromEntries(all.map((one) => [one.id, { draft: one.version, published: one.published }])),
    })
  }

  async #openPage(page: EditorPage, earlyInput: () => EarlyInput | undefined): Promise<void> {
    const { previewing, datesOf } = this.#options
    if (!previewing) await this.#options.hydrated
    if (this.#closed.signal.aborted) return
    this.#unmarkHiddenBlocks = markHiddenBlocks(page, previewing, datesOf)
    this.#showVersions(page)
    if (!previewing && !(await this.#makeEditable(page))) return
    this.state.set({ load: 'ready', typing: false })
    const input = earlyInput()
    if (input) this.#surface?.enterEarlyInput(input)
    watchVersions(() => void this.reloadVersions(), this.#closed.signal)
  }

  /** False when the page is reloaded instead, or was closed meanwhile. */
  async #makeEditable(page: EditorPage): Promise<boolean> {
    const unsaved = readUnsaved(localStorage, this.state.get().profile.sub, await openTabs(this.#tab))
    if (this.#closed.signal.aborted) return false
    const rendered = new Map(page.zones.map((zone) => [zone.id, renderedStateOf(zone)]))
    const drafted = [page.key, page.lang, ...page.zones.map(({ version }) => version)].join(' ')
    if ([...rendered.values()].includes('blocks') && reloadOnce(drafted)) return false
    const here = unsaved.filter(({ key, lang }) => key === page.key && lang === page.lang)
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
    const renderedOtherwise = page.zones.filter((zone) => rendered.get(zone.id) !== 'same').map(({ id }) => id)
    for (const part of [pageFieldsPart, ...renderedOtherwise, ...here.map(({ part }) => part)])
      this.#surface.redraw(part)
    void this.#saveOtherPages(unsaved.filter((one) => !here.includes(one)))
    return true
  }

  #makeSurface(): EditableSurface {
    const { isEditorUi, t } = this.#options
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-zone] details')) details.open = true
    return new EditableSurface(findFields(document), {
      isEditorUi,
      value: (part) => this.saver.part(part)?.value,
      t,
      onInput: (part) => {
        this.saver.onInput(part, () => this.#surface?.collect(part))
        const { typing, blockedAddress } = this.state.get()
        if (!typing || blockedAddress) this.state.set({ typing: true, blockedAddress: undefined })
      },
      onActive: (active) => this.state.set({ active }),
      onHover: (hovered) => hovered !== this.state.get().hovered && this.state.set({ hovered }),
      onTransaction: () => this.state.set({ caret: this.state.get().caret + 1 }),
    })
  }

  /** Texts of other pages that an earlier tab left are saved from here; those that need a choice are named. */
  async #saveOtherPages(unsaved: readonly UnsavedDraft[]): Promise<void> {
    const waiting: UnsavedDraft[] = []
    for (const one of unsaved) {
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

  readonly #onPartChange = (id: string, part: DraftPart<unknown>): void => {
    const { parts, versions, pageName, profile, dialog } = this.state.get()
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
    const typing = this.saver.isTyping
    const toOpen = this.#prompts.dialogFor(id, part, { typing, dialogOpen: dialog !== undefined })
    const known = versions[id]
    const isNewDraft = part.state === 'saved' && known && part.base !== parts[id]?.base
    this.state.set({
      typing,
      parts: { ...parts, [id]: part },
      ...(isNewDraft && { versions: { ...versions, [id]: { ...known, draft: part.base } } }),
      ...(toOpen && { dialog: toOpen }),
    })
  }
}
