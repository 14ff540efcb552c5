import type { SearchResult } from 'content/api/calls'
import type { PageView } from 'content/api/page'
import type { Visit } from '../visit.ts'

/** What the page's route gets: no page where there is none at this path. */
export type PageData = { page: PageView | null; results?: Results }

/** A search and what it found; only on the page of kind `search`. */
export type Results = { query: string; found: SearchResult[] }

/** Longest search text that is looked up. */
const longestQuery = 200

/** The page at the address of the visit, or where it has moved. Notes what it shows for the page cache. */
export async function readPage(
  { reader, destination, draft, shown }: Visit,
  url: URL,
): Promise<PageData | { to: string; status: 301 | 308 }> {
  if (destination.what === 'redirect') return destination
  if (destination.what === 'not-found') return { page: null }
  const read = await reader.read(destination.lang, destination.path, { draft })
  if (!read) return { page: null }
  for (const tag of read.tags) shown.tags.add(tag)
  shown.changesAt = read.changesAt
  const page = forBrowser(read)
  if (page.kind !== 'search') return { page }
  shown.byQuery = true
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery)
  const found = query === '' ? [] : await reader.search(page.lang, query)
  return { page, results: { query, found } }
}

/** Without what only the page cache goes by. */
function forBrowser(page: PageView): PageView {
  return { ...page, tags: [], changesAt: undefined }
}
