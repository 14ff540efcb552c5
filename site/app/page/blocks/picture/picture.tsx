import { PagePicture } from '../../picture/page-picture.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { useBlock } from '../use-block.ts'

export function PictureBlock({ data: { picture, alt, caption } }: BlockProps<'picture'>) {
  const { text, shows } = useBlock()
  return (
    <figure className="figure">
      <PagePicture picture={picture} alt={alt} sizes="(min-width: 84rem) 76rem, 92vw" />
      {shows(caption) && <figcaption {...text('caption')}>{caption}</figcaption>}
    </figure>
  )
}
