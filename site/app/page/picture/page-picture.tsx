import { Picture } from 'ui/picture'

type Props = {
  /** Key of the picture. */
  picture: string
  alt: string
  /** How wide it is drawn, as the HTML attribute `sizes` puts it. */
  sizes: string
  /** The largest picture of the first screen. */
  first?: boolean
  className?: string
}

/** How wide the poster at the head of a page is drawn: from 60 rem on it is cut at both sides. */
export const heroSizes = '(min-width: 60rem) 72vw, 100vw'

/** A picture of the resort by its key. */
export function PagePicture({ picture, ...rest }: Props) {
  return <Picture src={`/pictures/${picture}`} {...rest} />
}
