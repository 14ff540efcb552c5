import type { Block, BlockData, BlockType } from 'content/api/blocks'
import type { PageView } from 'content/api/page'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { useBoundary, useMountedContent } from '../hydration.ts'
import { blockComponents } from './block-components.ts'

/** What the component of a block type is given; the page around it comes from `useBlock`. */
export type BlockProps<Type extends BlockType> = { data: BlockData<Type> }

type Props = { block: Block; page: PageView }

/**
 * A block in a Suspense boundary of its own: React hydrates one block at a time, between other work of the browser, and one whose
 * markup was changed from outside before is rendered again by itself. Attributes for the editor are left out for visitors.
 */
export function BlockView({ block, page }: Props) {
  const boundary = useBoundary()
  const marks = page.version === undefined ? {} : { 'data-block': block.id, 'data-block-type': block.type }
  return (
    <div className={`block block-${block.type}`} {...marks}>
      <Suspense>
        <BlockContent block={block} boundary={boundary} />
      </Suspense>
    </div>
  )
}

function BlockContent({ block, boundary }: { block: Block; boundary: string }) {
  useMountedContent(boundary)
  const Content = blockComponents[block.type] as ComponentType<{ data: Block['data'] }>
  return <Content data={block.data} />
}
