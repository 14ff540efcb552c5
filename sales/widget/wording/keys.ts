import type { PlainKey } from 'base/translate'
import type { texts } from './fr.ts'

/** Keys of texts without values. */
export type PlainTextKey = PlainKey<typeof texts>
