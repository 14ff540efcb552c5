import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'

/** What a request asks for, told from its raw address. */
export type ParsedUrl = {
  /** The path of a page, as the browser would show it. */
  path: string
  /** The router asks for the page's data only, to change the page without a full load. */
  data: boolean
  /** With the question mark, or ''. */
  search: string
}

/** Longest path that is looked at, in characters. */
const longestPath = 8192

/**
 * Reads the address of a request. Refused (`bad-path`): longer than 8 KB, `..` however it is written, characters that no path
 * has (such as `%00`), and what cannot be decoded.
 */
export function parseUrl(address: string): Result<ParsedUrl, 'bad-path'> {
  const cut = address.indexOf('?')
  const raw = cut < 0 ? address : address.slice(0, cut)
  if (raw.length > longestPath) return refuse('The address is too long: shorten it to less than 8 KB.')
  const decoded = decode(raw)
  if (decoded === undefined) return refuse('The address cannot be read: a % in it must be followed by two hex digits.')
  if (!isPath(decoded))
    return refuse('The address holds signs that no page of this site has: check it, or go to the home page.')
  const data = raw.endsWith('.data')
  return ok({ path: data ? pageOfData(raw) : raw, data, search: cut < 0 ? '' : address.slice(cut) })
}

function refuse(message: string) {
  return fail('bad-path', message)
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

function isPath(decoded: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return decoded.startsWith('/') && !/[\u0000-\u001f\u007f\\]/.test(decoded) && !/(^|\/)\.{1,2}(\/|$)/.test(decoded)
}

/** `/a/_.data` is the data of `/a/`, `/a.data` that of `/a`. */
function pageOfData(raw: string): string {
  return raw.endsWith('/_.data') ? raw.slice(0, -'_.data'.length) : raw.slice(0, -'.data'.length)
}
