import type { BlockType } from 'content/api/blocks'
import type { ComponentType } from 'react'
import type { BlockProps } from '../block-view.tsx'
import { ButtonsBlock } from './buttons/buttons.tsx'
import { CalloutBlock } from './callout/callout.tsx'
import { CardsBlock } from './cards/cards.tsx'
import { CarouselBlock } from './carousel/carousel.tsx'
import { ColumnsBlock } from './columns/columns.tsx'
import { GalleryBlock } from './gallery/gallery.tsx'
import { LevelsBlock } from './levels/levels.tsx'
import { MapBlock } from './map/map.tsx'
import { MeetingPointsBlock } from './meeting-points/meeting-points.tsx'
import { NewsBlock } from './news/news.tsx'
import { OfferBlock } from './offer/offer.tsx'
import { PictureBlock } from './picture/picture.tsx'
import { PriceTableBlock } from './price-table/price-table.tsx'
import { QuestionsBlock } from './questions/questions.tsx'
import { RichTextBlock } from './rich-text/rich-text.tsx'
import { StepsBlock } from './steps/steps.tsx'
import { VideoBlock } from './video/video.tsx'

export type Blocks = { [Type in BlockType]: ComponentType<BlockProps<Type>> }

/** The component of each type of block. */
export const allBlocks: Blocks = {
  'rich-text': RichTextBlock,
  picture: PictureBlock,
  gallery: GalleryBlock,
  carousel: CarouselBlock,
  cards: CardsBlock,
  offer: OfferBlock,
  'price-table': PriceTableBlock,
  levels: LevelsBlock,
  questions: QuestionsBlock,
  'meeting-points': MeetingPointsBlock,
  map: MapBlock,
  steps: StepsBlock,
  callout: CalloutBlock,
  buttons: ButtonsBlock,
  columns: ColumnsBlock,
  video: VideoBlock,
  news: NewsBlock,
}
