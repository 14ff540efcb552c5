import { createHash } from 'node:crypto'
import { randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import { picture } from './svg.ts'

/** Widths of the files of a picture, in px; all have the ratio 16:10. */
export const sizes = [480, 960, 1600] as const
export const formats = ['avif', 'webp'] as const
/** What social networks show of a page, in px: a JPEG, as not all of them read newer formats. */
export const share = { width: 1200, height: 630 } as const

/** The scene as SVG. The seed is its key, so the same key always draws the same picture. */
export const render = (scene: Scene): string => picture([scene.draw(randomFrom(scene.key))])

export const fingerprint = (svg: string): string => createHash('sha256').update(svg).digest('hex')
