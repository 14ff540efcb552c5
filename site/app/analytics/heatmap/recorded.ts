import { withSlash } from '../../navigation/link.ts'

/** Whether a page may be recorded: one of the listed, or any when none is listed; never cart and checkout (CONSENT-4). */
export function isRecorded(
  path: string,
  { pages, cartPath }: { pages: readonly string[]; cartPath?: string },
): boolean {
  if (path === cartPath) return false
  return pages.length === 0 || pages.some((page) => withSlash(page) === path)
}

/** Values of `document.cookie` that delete the cookies of these names, on this host and on those above it. */
export function expiredCookies(cookies: string, names: RegExp, hostname: string): string[] {
  const labels = hostname.split('.')
  const domains = ['', ...labels.slice(0, -1).map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => names.test(name))
    .flatMap((name) => domains.map((domain) => `${name}=; path=/; max-age=0${domain}`))
}
