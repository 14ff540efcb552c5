import type { BlockType } from 'content/api/blocks'
import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { BlockProps } from './block-view.tsx'

type BlockComponents = { [Type in BlockType]: ComponentType<BlockProps<Type>> }
type BlockModules = { [Type in BlockType]: () => Promise<{ default: ComponentType<BlockProps<Type>> }> }

/** Imports the component of each block type; a browser imports only the types of the pages that it shows. */
const modules: BlockModules = {
  'rich-text': async () => ({ default: (await import('./blocks/rich-text/rich-text.tsx')).RichTextBlock }),
  picture: async () => ({ default: (await import('./blocks/picture/picture.tsx')).PictureBlock }),
  gallery: async () => ({ default: (await import('./blocks/gallery/gallery.tsx')).GalleryBlock }),
  carousel: async () => ({ default: (await import('./blocks/carousel/carousel.tsx')).CarouselBlock }),
  cards: async () => ({ default: (await import('./blocks/cards/cards.tsx')).CardsBlock }),
  offer: async () => ({ default: (await import('./blocks/offer/offer.tsx')).OfferBlock }),
  'price-table': async () => ({ default: (await import('./blocks/price-table/price-table.tsx')).PriceTableBlock }),
  levels: async () => ({ default: (await import('./blocks/levels/levels.tsx')).LevelsBlock }),
  questions: async () => ({ default: (await import('./blocks/questions/questions.tsx')).QuestionsBlock }),
  'meeting-points': async () => ({
    default: (await import('./blocks/meeting-points/meeting-points.tsx')).MeetingPointsBlock,
  }),
  map: async () => ({ default: (await import('./blocks/map/map.tsx')).MapBlock }),
  steps: async () => ({ default: (await import('./blocks/steps/steps.tsx')).StepsBlock }),
  callout: async () => ({ default: (await import('./blocks/callout/callout.tsx')).CalloutBlock }),
  buttons: async () => ({ default: (await import('./blocks/buttons/buttons.tsx')).ButtonsBlock }),
  columns: async () => ({ default: (await import('./blocks/columns/columns.tsx')).ColumnsBlock }),
  video: async () => ({ default: (await import('./blocks/video/video.tsx')).VideoBlock }),
  news: async () => ({ default: (await import('./blocks/news/news.tsx')).NewsBlock }),
}

const isBlockType = (type: string): type is BlockType => type in modules

/** The component of each block type. In browsers they are lazy, and each block has a Suspense boundary of its own. */
export const blockComponents: BlockComponents = import.meta.env.SSR
  ? (await import('./blocks/all.ts')).allBlocks
  : (Object.fromEntries(Object.entries(modules).map(([type, load]) => [type, lazy(load as () => never)])) as never)

/** Imports the components of these types, so that drawing them does not suspend. Unknown types are ignored. */
export async function preloadBlocks(types: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(types)].filter(isBlockType).map((type) => modules[type]()))
}
