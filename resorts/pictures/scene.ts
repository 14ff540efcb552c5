import type { Random } from './random.ts'

/** One poster of the series: its key, what it shows in words, and how it is drawn (1920 x 1200). */
export type Scene = {
  key: string
  alt: { fr: string; en: string }
  draw: (random: Random) => string
}
