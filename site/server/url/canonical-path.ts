/**
 * The path that a request for a page should have asked for; undefined when it did.
 * `/index` is home (PATH-1), a page's path ends in a slash unless it has a file extension (PATH-3), and two slashes are one.
 */
export function canonicalPath(path: string): string | undefined {
  const single = path.replaceAll(/\/{2,}/g, '/')
  const last = single.slice(single.lastIndexOf('/') + 1)
  const closed = last === '' || last.includes('.') ? single : `${single}/`
  const wanted = closed.replace(/^((?:\/[a-z]{2})?)\/index\/$/, '$1/')
  return wanted === path ? undefined : wanted
}
