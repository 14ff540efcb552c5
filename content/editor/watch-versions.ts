const interval = 30_000

/**
 * Asks again for what is drafted and published, because others save and publish too: when the window gets the focus, and every half
 * minute while the page is visible. Ends with `until`.
 */
export function watchVersions(reload: () => void, until: AbortSignal): void {
  addEventListener('focus', reload, { signal: until })
  const timer = setInterval(() => document.visibilityState === 'visible' && reload(), interval)
  until.addEventListener('abort', () => clearInterval(timer))
}
