import type { EditorConfig, EditorPage, EditorProfile } from 'content/api/calls'
import type { Block, DateRange } from 'content/api/blocks'
import type { PageFields } from 'content/api/page'
import { profileIn } from 'content/api/profile'
import type { Calls, PageName } from './calls/calls.ts'
import { createCalls } from './calls/calls.ts'
import type { CallResult } from './calls/request.ts'
import { createSend } from './calls/request.ts'
import { leavingAfter, watchPage } from './leaving.ts'
import { pageAwake } from './page/awake.ts'
import { drawnOf, loadAnew } from './page/drawn.ts'
import type { Field } from './page/fields.ts'
import { findFields, pageFieldsPart } from './page/fields.ts'
import { markSeasons } from './page/season.ts'
import { same } from './page/same.ts'
import type { Kept } from './saving/kept.ts'
import { keep, letGo, unsavedOf } from './saving/kept.ts'
import type { Part } from './saving/part.ts'
import { Saver } from './saving/saver.ts'
import type { Screen } from './screen/screen.ts'
import { createScreen } from './screen/screen.ts'
import type { Store } from './screen/store.ts'
import { livingTabs, readToken, storeToken, tabId } from './session.ts'
import { Surface } from './text/surface.ts'

type Options = {
  config: EditorConfig
  profile: EditorProfile
  page: PageName | undefined
  previewing: boolean
  label: (field: Field) => string
  datesOf: (ranges: readonly DateRange[]) => string
  ours: (node: EventTarget | null) => boolean
}

/** One page in one language being edited by one person, from the moment it is loaded until it is left. */
export class Editing {
  readonly screen: Store<Screen>
  readonly calls: Calls
  readonly page: PageName | undefined
  readonly saver: Saver
  readonly #options: Options
  readonly #tab = tabId()
  readonly #stopping = new AbortController()
  #surface: Surface | undefined
  #unmark: (() => void) | undefined

  constructor(options: Options) {
    const { config, profile, page, previewing } = options
    this.#options = options
    this.page = page
    this.calls = createCalls(createSend({ api: config.api, token: readToken }), config.site)
    this.screen = createScreen(profile, previewing ? 'previewing' : 'editing', page?.lang ?? '')
    this.saver = new Saver({ save: this.#save, onChange: this.#onPart })
  }

  /** Loads the draft and makes the texts of the page editable; what was left unsaved comes back. */
  async begin(): Promise<void> {
    if (!this.page) return this.screen.set({ load: 'no-page' })
    this.screen.set({ load: 'loading' })
    const answer = await this.calls.page(this.page)
    if (this.#stopping.signal.aborted) return
    if (!answer.ok) return this.#failed(answer.failure.code)
    this.#show(answer.value)
    this.#unmark = markSeasons(answer.value, this.#options.previewing, this.#options.datesOf)
    if (this.#options.previewing) return
    await pageAwake(this.#stopping.signal)
    await this.#open(answer.value)
  }

  /** Ends the editing and gives the page back; what is unsaved stays in this browser. */
  end(): void {
    this.saver.leave()
    this.#stopping.abort()
    this.#unmark?.()
    this.#surface?.close()
    this.#surface = undefined
    this.saver.close()
  }

  /** Goes to another address as soon as everything is saved, or has been tried. */
  async leaveTo(address: string): Promise<void> {
    await this.saver.flush()
    leavingAfter(() => this.end(), address)
  }

  /** Signs in again without leaving the page: `done`, `wrong`, `unreachable`, or the server's own sentence. */
  async signIn(email: string, password: string): Promise<string> {
    const answer = await this.calls.login(email, password)
    if (!answer.ok) return failedSignIn(answer.failure)
    const { token } = answer.value
    storeToken(token)
    await this.calls.draft('on', token)
    this.screen.set({ window: undefined, profile: profileIn(token) ?? this.screen.get().profile })
    if (this.screen.get().load === 'ready') this.saver.signedIn()
    else await this.begin()
    return 'done'
  }

  /** What visitors see is known anew, after publishing. */
  async refresh(): Promise<void> {
    if (!this.page) return
    const answer = await this.calls.page(this.page)
    if (answer.ok) this.#show(answer.value)
  }

  #failed(code: string): void {
    const load = code === 'signed-out' ? 'signed-out' : code === 'refused' ? 'no-page' : 'failed'
    this.screen.set({ load, ...(load === 'signed-out' && { window: { what: 'sign-in' } }) })
  }

  #show({ fields, version, published, zones }: EditorPage): void {
    const all = [{ id: pageFieldsPart, version, published }, ...zones]
    this.screen.set({
      load: 'ready',
      pageName: fields.name,
      versions: Object.fromEntries(all.map((one) => [one.id, { draft: one.version, published: one.published }])),
    })
  }

  async #open(page: EditorPage): Promise<void> {
    const kept = unsavedOf(localStorage, this.screen.get().profile.sub, await livingTabs(this.#tab))
    if (this.#stopping.signal.aborted) return
    const drawn = new Map(page.zones.map((zone) => [zone.id, drawnOf(zone)]))
    if ([...drawn.values()].includes('blocks') && loadAnew(page)) return
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
      if (before && before.tab !== this.#tab) letGo(localStorage, before)
    }
    this.#surface = this.#makeSurface()
    const drawnOtherwise = page.zones.filter((zone) => drawn.get(zone.id) !== 'same').map(({ id }) => id)
    for (const part of [pageFieldsPart, ...drawnOtherwise, ...here.map(({ part }) => part)]) this.#surface.redraw(part)
    watchPage(this, this.#stopping.signal)
    await this.#sendElsewhere(kept.filter((one) => !here.includes(one)))
  }

  #makeSurface(): Surface {
    const { label, ours } = this.#options
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-zone] details')) details.open = true
    return new Surface(findFields(document), {
      label,
      ours,
      value: (part) => this.saver.part(part)?.value,
      onType: (part) => {
        this.saver.touch(part, () => this.#surface?.collect(part))
        if (!this.screen.get().typing) this.screen.set({ typing: true })
      },
      onActive: (active) => this.screen.set({ active }),
      onHover: (hovered) => hovered !== this.screen.get().hovered && this.screen.set({ hovered }),
      onState: () => this.screen.set({ caret: this.screen.get().caret + 1 }),
    })
  }

  /** Texts of other pages that an earlier tab left are saved from here; those that need a choice are named. */
  async #sendElsewhere(kept: readonly Kept[]): Promise<void> {
    const waiting: Kept[] = []
    for (const one of kept) {
      const answer = await this.#saveAt(one, one.part, one.base, one.value, false)
      if (answer.ok || same(answer.failure.details?.['theirs'], one.value)) letGo(localStorage, one)
      else waiting.push(one)
    }
    if (waiting.length > 0) this.screen.set({ elsewhere: waiting })
  }

  readonly #save = async (
    part: string,
    base: number,
    value: unknown,
    parting: boolean,
  ): Promise<CallResult<{ version: number; savedAt: string }>> => {
    if (!this.page) throw new Error('nothing is saved where there is no page')
    return this.#saveAt(this.page, part, base, value, parting)
  }

  #saveAt(page: PageName, part: string, base: number, value: unknown, parting: boolean) {
    return part === pageFieldsPart
      ? this.calls.saveFields(page, base, value as PageFields, parting)
      : this.calls.saveZone(page, part, base, value as Block[], parting)
  }

  readonly #onPart = (id: string, part: Part<unknown>): void => {
    const { parts, pageName, profile, window } = this.screen.get()
    if (this.page) {
      const about = {
        sub: profile.sub,
        tab: this.#tab,
        ...this.page,
        part: id,
        name: pageName,
        address: location.pathname,
      }
      keep(localStorage, about, part)
    }
    this.screen.set({
      typing: false,
      parts: { ...parts, [id]: part },
      ...(!window && part.state === 'stale' && { window: { what: 'stale', part: id } }),
      ...(part.state === 'signed-out' && { window: { what: 'sign-in' } }),
    })
  }
}

function failedSignIn({ code, message }: { code: string; message: string }): string {
  if (message === 'Invalid credentials') return 'wrong'
  return code === 'unreachable' ? 'unreachable' : message
}
