type GuardedSession = {
  saver: { unsaved: boolean; unload: () => void; retry: () => void }
  navigateTo: (address: string) => Promise<void>
  stayHere: (address: string) => void
  reconnected: () => void
  close: () => void
}

/**
 * Makes every way out of the page a document load while somebody edits, so that the router never renders over a text that is being
 * typed and the editor never shows another page's state; what is unsaved is sent before.
 */
export function guardNavigation(session: GuardedSession, until: AbortSignal): void {
  const on = { signal: until }
  addEventListener('click', (event) => followLink(event, session), { ...on, capture: true })
  addEventListener('beforeunload', (event) => warnBeforeUnload(event, session), on)
  addEventListener('pagehide', () => session.saver.unload(), on)
  addEventListener('online', () => session.reconnected(), on)
  document.addEventListener('visibilitychange', () => document.hidden && session.saver.unload(), on)
  if (globalThis.navigation) navigation.addEventListener('navigate', (event) => loadDocument(event, session), on)
  else watchHistory(until)
}

/** Ends the editing and goes. */
export function closeAndNavigate(close: () => void, address: string): void {
  close()
  location.assign(address)
}

function followLink(event: MouseEvent, session: GuardedSession): void {
  const target = event.target instanceof Element ? event.target : undefined
  const link = target?.closest('a')
  if (!link || target?.closest('[data-cms]') || event.defaultPrevented || keepsThisPageOpen(event, link)) return
  event.preventDefault()
  event.stopPropagation()
  void session.navigateTo(link.href)
}

/** A new tab, another site, or a place on this page: nothing here ends. */
function keepsThisPageOpen(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return true
  if (!link.href.startsWith(location.origin)) return true
  return isSamePage(link.href)
}

function isSamePage(address: string): boolean {
  const { pathname, search } = new URL(address)
  return pathname === location.pathname && search === location.search
}

function warnBeforeUnload(event: BeforeUnloadEvent, { saver }: GuardedSession): void {
  saver.unload()
  if (saver.unsaved) event.preventDefault()
}

/** The page's router goes on its own (a search, a button): the texts are put away first, and the other page is loaded. */
function loadDocument(event: NavigateEvent, session: GuardedSession): void {
  const { url, sameDocument } = event.destination
  if (!sameDocument || event.hashChange || isSamePage(url)) return
  if (!navigator.onLine && event.cancelable) {
    event.preventDefault()
    session.stayHere(url)
    return
  }
  closeAndNavigate(session.close.bind(session), url)
}

/** Where the browser has no Navigation API: an entry of the router's own is loaded as soon as it is reached. */
function watchHistory(until: AbortSignal): void {
  const { pathname, search } = location
  addEventListener(
    'popstate',
    () => (location.pathname !== pathname || location.search !== search) && location.reload(),
    { signal: until },
  )
}
