import type { EditorConfig, EditorHost, EditorProfile } from 'content/api/calls'
import type { PageName } from './calls/calls.ts'
import { EditingSession } from './editing-session.ts'
import { createHost, mount } from './mount.tsx'
import { clearSession, isPreviewing, setPreviewing } from './browser-session.ts'
import { interfaceLang, rangeOf, translateIn } from './wording/wording.ts'

let running: { editing: EditingSession; unmount: () => void } | undefined

/**
 * Makes the page editable for the editor who is signed in; called again, it starts anew. Texts are opened when `hydrated` resolves:
 * before it, the site's own code may still draw them.
 */
export async function start(
  config: EditorConfig,
  profile: EditorProfile,
  { hydrated }: EditorHost = { hydrated: Promise.resolve() },
): Promise<void> {
  stop()
  const uiLang = interfaceLang(navigator.languages, document.documentElement.lang)
  const t = translateIn(uiLang)
  const host = createHost()
  const editing = new EditingSession({
    config,
    profile,
    page: pageHere(),
    hydrated,
    previewing: isPreviewing(),
    t,
    datesOf: (ranges) =>
      t('block.dates', { dates: ranges.map(({ from, to }) => rangeOf(from, to, uiLang)).join(', ') }),
    isEditorUi: (node) => node === host,
  })
  running = { editing, unmount: mount(host, { editing, t, uiLang, signOut, preview }) }
  await editing.start()
}

/** Removes the editor from the page. */
export function stop(): void {
  running?.editing.close()
  running?.unmount()
  running = undefined
}

/** Signs out (EDIT-3) and shows the page to the visitor that one now is; false when the server could not be told. */
async function signOut(): Promise<boolean> {
  const done = await running?.editing.calls.logout()
  if (!done?.ok) return false
  stop()
  clearSession()
  location.reload()
  return true
}

/** The page is drawn anew by the server, so that the preview is what will be published and nothing else. */
async function preview(on: boolean): Promise<void> {
  await running?.editing.saver.flush()
  setPreviewing(on)
  stop()
  location.reload()
}

/** The page that the site's marks name; undefined where there is none, as on the page that says so. */
function pageHere(): PageName | undefined {
  const key = document.querySelector<HTMLElement>('[data-page]')?.dataset['page']
  return key ? { key, lang: document.documentElement.lang } : undefined
}
