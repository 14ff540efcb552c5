import type { Block } from 'content/api/blocks'

/** Whether a heading of level 2 stands before a block of a zone, so that its own headings may stand one level below. */
export function headingBefore(blocks: readonly Block[], data: Block['data']): boolean {
  const at = blocks.findIndex((block) => block.data === data)
  return blocks.slice(0, Math.max(0, at)).some(hasHeading)
}

function hasHeading(block: Block): boolean {
  if (block.type === 'rich-text')
    return block.data.text.content.some((node) => node.type === 'heading' && node.attrs.level === 2)
  if (block.type === 'offer' || block.type === 'levels' || block.type === 'meeting-points' || block.type === 'map')
    return true
  return (block.type === 'cards' || block.type === 'questions' || block.type === 'steps') && Boolean(block.data.title)
}
