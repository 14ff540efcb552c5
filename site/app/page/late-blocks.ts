import type { BlockType } from 'content/api/blocks'
import type { ComponentType } from 'react'
import { firstInteraction } from '../first-interaction.ts'
import { lazyModule } from '../lazy-module.ts'
import type { BlockProps } from './block-view.tsx'

// Blocks are text, pictures and links: the page that a visit begins with keeps them as the server drew them, and the browser does
// not fetch what draws them. Only the carousel lives, so it is fetched where there is one, once the visitor does something: it stands
// below the first screen. The next pages are drawn in the browser.

type Blocks = { [Type in BlockType]?: ComponentType<BlockProps<Type>> }

let blocks: Blocks | undefined
const carousel = lazyModule(() => import('./blocks/carousel/carousel.tsx'), firstInteraction)
const listeners = new Set<() => void>()
let thawed = false

/** Makes every block ready to be drawn: for the server, and for another page that takes this one's place. */
export async function loadBlocks(): Promise<void> {
  const [all] = await Promise.all([import('./blocks/all.ts'), carousel.load()])
  blocks = all.allBlocks
}

/** Whether a block that appears now can be drawn; else it is one that the server drew. */
export function canDraw(): boolean {
  return blocks !== undefined
}

/** The component of a block's type; that of the carousel suspends until it is there, the others must have been loaded. */
export function useBlockComponent(type: BlockType): Blocks[BlockType] {
  return type === 'carousel' ? carousel.useModule().CarouselBlock : blocks?.[type]
}

/**
 * Draws all blocks of this page in the browser after all. Needed when React could not take over what the server drew,
 * because something else has changed the page before, and begins with an empty one.
 */
export async function thaw(): Promise<void> {
  await loadBlocks()
  thawed = true
  for (const listener of listeners) listener()
}

export const thawing = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isThawed: (): boolean => thawed,
}
