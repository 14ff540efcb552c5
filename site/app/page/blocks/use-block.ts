import type { Block } from 'content/api/blocks'
import type { PageView, Shell } from 'content/api/page'
import { editableAttributes, showsText } from '../editable.ts'
import { linkTo } from '../links.ts'
import type { LinkAttributes } from '../links.ts'
import { headingBefore } from '../heading-before.ts'
import { usePageContext } from '../page-context.tsx'

type BlockTools = {
  page: PageView
  shell: Shell | undefined
  /** Attributes of a plain text, by its path in the block's data. */
  text: (path: string) => Record<string, string>
  /** Whether an optional text is drawn: for an editor also when it was emptied, so that it can be written again. */
  shows: (text: string | undefined) => boolean
  /** The heading for the parts of a block: below its own title or what was said before, else at the top of the page's. */
  headingOf: (data: Block['data'], titled?: boolean) => 'h2' | 'h3'
  /** Where a link of the block leads; undefined when its page does not exist. */
  to: (href: string | undefined) => LinkAttributes | undefined
}

/** The page around a block, as its component uses it. */
export function useBlock(): BlockTools {
  const { page, shell } = usePageContext()
  return {
    page,
    shell,
    text: (path) => editableAttributes(page, path, 'text'),
    shows: (text) => showsText(page, text),
    headingOf: (data, titled) => (titled || page.zones.some(({ blocks }) => headingBefore(blocks, data)) ? 'h3' : 'h2'),
    to: (href) => (href === undefined ? undefined : (linkTo(href, page.links) ?? undefined)),
  }
}
