import type { BlockProps } from '../../block-view.tsx'
import { Prose } from '../../prose.tsx'
import { useBlock } from '../use-block.ts'

export function RichTextBlock({ data }: BlockProps<'rich-text'>) {
  const { page } = useBlock()
  return <Prose page={page} text={data.text} path="text" />
}
