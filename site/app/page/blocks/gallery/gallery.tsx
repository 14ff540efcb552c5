import { PagePicture } from '../../picture/page-picture.tsx'
import type { BlockProps } from '../../block-view.tsx'
import { useBlock } from '../use-block.ts'

export function GalleryBlock({ data: { items } }: BlockProps<'gallery'>) {
  const { text, shows } = useBlock()
  return (
    <ul className="gallery">
      {items.map(({ picture, alt, caption }, at) => (
        <li key={at}>
          <figure className="figure">
            <PagePicture picture={picture} alt={alt} sizes="(min-width: 60rem) 38rem, 92vw" />
            {shows(caption) && <figcaption {...text(`items.${at}.caption`)}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
