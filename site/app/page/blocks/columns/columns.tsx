import type { BlockProps } from '../../block-view.tsx'
import { Prose } from '../../prose.tsx'
import { useBlock } from '../use-block.ts'

/** Two or three short texts side by side, on a dark background. */
export function ColumnsBlock({ data: { items } }: BlockProps<'columns'>) {
  const { page } = useBlock()
  return (
    <div className={`columns columns-of-${items.length} dark`}>
      {items.map((text, at) => (
        <Prose key={at} page={page} text={text} path={`items.${at}`} />
      ))}
    </div>
  )
}
