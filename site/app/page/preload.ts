import { preloadBlocks } from './block-components.ts'
import { preloadKind } from './kinds/kind-components.ts'
import type { PageData } from './page.server.ts'
import { loadStayForm } from './stay/lazy-stay-form.tsx'

/** Imports the code that draws a page, before the router shows it: nothing of it appears late. */
export async function preloadPage({ page, proposal }: PageData): Promise<void> {
  const blocks = page?.zones.flatMap((zone) => zone.blocks) ?? []
  await Promise.all([
    preloadKind(kindOf({ page, proposal })),
    preloadBlocks(blocks.map(({ type }) => type)),
    page?.kind === 'home' && loadStayForm(),
  ])
}

/**
 * Imports the code that draws the page as it was served, before it is hydrated; finds kind and blocks by their classes. Where that
 * fails nothing must be hydrated: the page works as it is, and an error boundary would take its place.
 */
export async function preloadServedPage(served: ParentNode): Promise<void> {
  const suffixes = (name: string): string[] =>
    [...served.querySelectorAll(`.${name}`)].flatMap(({ classList }) =>
      [...classList].filter((one) => one.startsWith(`${name}-`)).map((one) => one.slice(name.length + 1)),
    )
  const blocks = [...new Set(suffixes('block'))].map((type) => () => preloadBlocks([type]))
  const kinds = suffixes('page').map((kind) => () => preloadKind(kind))
  await Promise.all([...blocks, ...kinds].map(inOwnTask))
}

/** Each import begins in a task of its own: a dozen at once block for longer than each of them. */
async function inOwnTask(load: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  await load()
}

/** The name of what draws a page: that of its kind, or of what takes its place. */
export function kindOf({ page, proposal }: Pick<PageData, 'page' | 'proposal'>): string {
  if (!page) return 'not-found'
  return proposal ? 'proposal' : page.kind
}
