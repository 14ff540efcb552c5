const tokenName = 'cms_token'
const tabName = 'cms_tab'
const previewName = 'cms_preview'

/** The token that signing in stored (EDIT-2); what it allows is for the server to decide. */
export function readToken(): string | undefined {
  return sessionStorage.getItem(tokenName) ?? undefined
}

export function storeToken(token: string): void {
  sessionStorage.setItem(tokenName, token)
}

/** Removes the session of this tab. */
export function clearSession(): void {
  sessionStorage.removeItem(tokenName)
  sessionStorage.removeItem(previewName)
}

/** The preview lasts in this tab until the editor comes back, from page to page. */
export function isPreviewing(): boolean {
  return sessionStorage.getItem(previewName) === 'on'
}

export function setPreviewing(on: boolean): void {
  if (on) sessionStorage.setItem(previewName, 'on')
  else sessionStorage.removeItem(previewName)
}

/** A name of this tab that a reload does not change. */
export function tabId(): string {
  const known = sessionStorage.getItem(tabName)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(tabName, made)
  return made
}

/** Names of the other tabs that are alive, where the browser can tell (a secure context); holds this tab's own name while it lives. */
export async function openTabs(own: string): Promise<string[]> {
  if (!navigator.locks) return []
  void navigator.locks.request(`cms-tab:${own}`, { ifAvailable: true }, () => new Promise(() => {}))
  const { held } = await navigator.locks.query()
  return (held ?? [])
    .flatMap(({ name }) => (name?.startsWith('cms-tab:') ? name.slice('cms-tab:'.length) : []))
    .filter((tab) => tab !== own)
}
