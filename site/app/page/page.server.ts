import { dayAt } from 'base/day'
import type { SearchResult } from 'content/api/calls'
import type { PageView } from 'content/api/page'
import { maxQueryLength } from 'content/api/search'
import type { KnownOffers, PageDependencies, RenderContext } from '../render-context.ts'
import { proposeStay } from './stay/proposal.ts'
import type { StayProposal } from './stay/proposal.ts'
import { readStayQuery } from './stay/stay-query.ts'

/** The data of the page's route: `page` is null where none was found. */
export type PageData = { page: PageView | null; results?: Results; proposal?: StayProposal }

/** A search and what it found; only on the page of kind `search`. */
export type Results = { query: string; found: SearchResult[] }

/** Reads the page at the address of the context, or where it has moved; records its tags for the page cache. */
export async function readPage(
  context: RenderContext,
  url: URL,
): Promise<PageData | { to: string; status: 301 | 308 }> {
  const { reader, resolution, draft, dependencies, offersIn } = context
  if (resolution.kind === 'redirect') return resolution
  if (resolution.kind === 'not-found') return { page: null }
  const read = await reader.read(resolution.lang, resolution.path, { draft })
  if (!read) return { page: null }
  for (const tag of read.tags) dependencies.tags.add(tag)
  dependencies.changesAt = read.changesAt
  if (offersIn && showsOffer(read)) noteOffers(dependencies, await offersIn(read.lang))
  const page = forBrowser(read)
  if (page.kind === 'search') return { page, results: await resultsFor(page, context, url.searchParams) }
  if (page.kind === 'home') return { page, proposal: await proposalFor(page, context, url.searchParams) }
  return { page }
}

async function resultsFor(
  { lang }: PageView,
  { reader, dependencies }: RenderContext,
  asked: URLSearchParams,
): Promise<Results> {
  dependencies.byQuery = true
  const query = (asked.get('q') ?? '').trim().slice(0, maxQueryLength)
  return { query, found: query === '' ? [] : await reader.search(lang, query) }
}

/** The proposal for the stay query; undefined without one. */
async function proposalFor(
  { lang }: PageView,
  context: RenderContext,
  asked: URLSearchParams,
): Promise<StayProposal | undefined> {
  const { reader, dependencies, now } = context
  dependencies.byQuery = true
  const query = readStayQuery(asked)
  if (!query) return undefined
  const [{ timeZone, settings }, offers] = await Promise.all([reader.shell(lang), reader.offers(lang)])
  return proposeStay(query, offers, { today: dayAt(now, timeZone), season: settings.season })
}

function showsOffer({ zones }: PageView): boolean {
  return zones.some(({ blocks }) => blocks.some(({ type }) => type === 'offer'))
}

/** A page with prices expires with them. */
function noteOffers(dependencies: PageDependencies, { offers, until }: KnownOffers): void {
  dependencies.offers = offers
  dependencies.changesAt = [dependencies.changesAt ?? until, until].toSorted()[0]
}

/** Without the fields that only the page cache reads. */
function forBrowser(page: PageView): PageView {
  return { ...page, tags: [], changesAt: undefined }
}
