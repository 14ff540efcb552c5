type Props = {
  /** Address without width and format: `/pictures/ridge` stands for `/pictures/ridge-480.avif` and its siblings. */
  src: string
  /** The text alternative; '' for decoration. */
  alt: string
  widths?: readonly number[]
  /** Width ÷ height of the file, which keeps the place free until it arrives. */
  ratio?: number
  /** The HTML attribute `sizes`. */
  sizes?: string
  /** The largest picture of the first screen: fetched at once, before others. */
  first?: boolean
  className?: string
}

const commonWidths = [480, 960, 1600] as const

/** A picture in the sizes and formats that the browser may choose from; fetched when it comes near the screen. */
export function Picture({ src, alt, widths = commonWidths, ratio = 1.6, sizes = '100vw', first, className }: Props) {
  const widest = widths.at(-1) ?? 0
  const middle = widths[Math.floor(widths.length / 2)] ?? widest
  return (
    <picture className={['picture', className].filter(Boolean).join(' ')}>
      <source type="image/avif" srcSet={srcSet(src, widths, 'avif')} sizes={sizes} />
      <img
        src={`${src}-${middle}.webp`}
        srcSet={srcSet(src, widths, 'webp')}
        sizes={sizes}
        width={widest}
        height={Math.round(widest / ratio)}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  )
}

function srcSet(src: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ')
}
