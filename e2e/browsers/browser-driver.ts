import type { Target } from './find-element.ts'

/** What the journey needs of a browser that Playwright does not drive; one implementation a protocol. `Handle` is its element. */
export type BrowserDriver<Handle> = {
  open: (url: string) => Promise<void>
  url: () => Promise<URL>
  find: (target: Target) => Promise<Handle | undefined>
  /** Where an element is in the viewport, as text to compare. */
  position: (element: Handle) => Promise<string>
  click: (element: Handle) => Promise<void>
  /** Replaces what a field holds. */
  enter: (element: Handle, text: string) => Promise<void>
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>
  /** Whether an action failed because the page drew its element anew, or laid another over it, in this moment. */
  isPassing: (error: unknown) => boolean
  /** Ends the browser and whatever was started for it. */
  close: () => Promise<void>
}
