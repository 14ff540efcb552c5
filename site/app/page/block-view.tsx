import type { Block, BlockData, BlockType } from 'content/api/blocks'
import type { PageView } from 'content/api/page'
import { Suspense, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { canDraw, thawing, useBlockComponent } from './late-blocks.ts'

/** What the component of a block type is given; the page around it comes from `useBlock`. */
export type BlockProps<Type extends BlockType> = { data: BlockData<Type> }

type Props = { block: Block; page: PageView }

/** What React leaves as it is when it takes over the server's markup. */
const asServed = { __html: '' }

/** A block, drawn by the component of its type. The editor finds it by its id; visitors get no mark of it. */
export function BlockView({ block, page }: Props) {
  const isThawed = useSyncExternalStore(thawing.subscribe, thawing.isThawed, thawing.isThawed)
  const [served] = useState(() => block.type !== 'carousel' && !canDraw())
  const marks = page.version === undefined ? {} : { 'data-block': block.id, 'data-block-type': block.type }
  const attributes = { className: `block block-${block.type}`, ...marks }
  if (served && !isThawed) return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
  return (
    <div {...attributes}>
      <Suspense>
        <Drawn block={block} />
      </Suspense>
    </div>
  )
}

function Drawn({ block }: Pick<Props, 'block'>) {
  const Draw = useBlockComponent(block.type) as ComponentType<{ data: Block['data'] }> | undefined
  return Draw && <Draw data={block.data} />
}
