import { fail, ok } from 'base/errors'
import type { Result } from 'base/errors'

/** The parts of a request's URL that the site distinguishes. */
export type ParsedUrl = {
  /** The path of the page, as the browser shows it. */
  path: string
  /** Whether the router asks for the page's data only, to change the page without a full load. */
  isData: boolean
  /** The query byte for byte, with its question mark; '' without one. */
  search: string
}

/** Longest path that is accepted, in characters. */
const maxPathLength = 8192

/**
 * Parses the URL of a request line. Fails (`bad-path`) for a path longer than 8 KB, `..` however it is written, characters that no
 * path has (such as `%00`), and escapes that cannot be decoded. The query is not looked at.
 */
export function parseUrl(url: string): Result<ParsedUrl, 'bad-path'> {
  const { path: raw, search } = splitUrl(url)
  if (raw.length > maxPathLength) return badPath('The address is too long: shorten it to less than 8 KB.')
  const decoded = decode(raw)
  if (decoded === undefined) return badPath('The address cannot be read: a % in it must be followed by two hex digits.')
  if (!isPath(decoded))
    return badPath('The address holds characters that no page of this site has: check it, or go to the home page.')
  const isData = raw.endsWith('.data')
  return ok({ path: isData ? pageOfData(raw) : raw, isData, search })
}

/** A URL's path and query, byte for byte. */
export function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) }
}

function badPath(message: string) {
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
  // oxlint-disable-next-line no-control-regex -- control characters are refused
  return decoded.startsWith('/') && !/[\u0000-\u001f\u007f\\]/.test(decoded) && !/(^|\/)\.{1,2}(\/|$)/.test(decoded)
}

/** `/a/_.data` is the data of `/a/`, `/a.data` that of `/a`. */
function pageOfData(raw: string): string {
  return raw.endsWith('/_.data') ? raw.slice(0, -'_.data'.length) : raw.slice(0, -'.data'.length)
}
