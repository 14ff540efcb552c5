type Leavable = {
  saver: { unsaved: boolean; leave: () => void; retry: () => void }
  leaveTo: (address: string) => Promise<void>
  end: () => void
}

/**
 * Ways out of the page while somebody edits: all of them are real loads, so that the page's own router never draws over a text
 * that is being typed; and none of them loses a text.
 */
export function watchPage(editing: Leavable, until: AbortSignal): void {
  const on = { signal: until }
  addEventListener('click', (event) => followLink(event, editing), { ...on, capture: true })
  addEventListener('beforeunload', (event) => warn(event, editing), on)
  addEventListener('pagehide', () => editing.saver.leave(), on)
  addEventListener('online', () => editing.saver.retry(), on)
  document.addEventListener('visibilitychange', () => document.hidden && editing.saver.leave(), on)
  globalThis.navigation?.addEventListener('navigate', (event) => load(event, editing), on)
}

/** Ends the editing and goes. */
export function leavingAfter(end: () => void, address: string): void {
  end()
  location.assign(address)
}

function followLink(event: MouseEvent, editing: Leavable): void {
  const target = event.target instanceof Element ? event.target : undefined
  const link = target?.closest('a')
  if (!link || target?.closest('[data-cms]') || event.defaultPrevented || isForAnotherPlace(event, link)) return
  event.preventDefault()
  event.stopPropagation()
  void editing.leaveTo(link.href)
}

/** A new tab, another site, or a place on this page: nothing here ends. */
function isForAnotherPlace(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return true
  if (!link.href.startsWith(location.origin)) return true
  return isSamePage(link.href)
}

function isSamePage(address: string): boolean {
  const { pathname, search } = new URL(address)
  return pathname === location.pathname && search === location.search
}

function warn(event: BeforeUnloadEvent, { saver }: Leavable): void {
  saver.leave()
  if (saver.unsaved) event.preventDefault()
}

/** The page's router goes on its own (a search, a button): the texts are put away first, and the other page is loaded. */
function load(event: NavigateEvent, editing: Leavable): void {
  const { url, sameDocument } = event.destination
  if (!sameDocument || event.hashChange || isSamePage(url)) return
  leavingAfter(editing.end.bind(editing), url)
}
