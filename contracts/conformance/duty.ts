import type { Provider } from './provider.ts'
import type { Visits } from './visits.ts'
import type { Walk } from './walk.ts'

/** Something that the contract asks of a provider, and how to look whether it is so. */
type Looked<Look> = {
  /** A word for it, by which a report and a test name it. */
  name: string
  /** The duty as a sentence about the provider. */
  says: string
  /** @throws Unkept with what was found. */
  look: Look
}

/** Looked at by requests alone. */
export type AnswerDuty = Looked<(provider: Provider) => Promise<void>>
/** Looked at in a page of another host. */
export type PageDuty = Looked<(visits: Visits) => Promise<void>>
/** Looked at in what was seen of one visit that buys. */
export type WalkDuty = Looked<(walk: Walk) => void>
