import type { EditorPage } from 'content/api/calls'

const reloadedFor = 'cms_reloaded'

/** How the rendered zone compares with the draft: the same, with other texts, or built of other blocks. */
export type RenderedState = 'same' | 'texts' | 'blocks'

/** A save that was under way when the page was requested may be missing in what was rendered. */
export function renderedStateOf({ id, version, blocks }: EditorPage['zones'][number]): RenderedState {
  const zone = document.querySelector<HTMLElement>(`[data-zone="${id}"]`)
  if (!zone || zone.dataset['zoneVersion'] === String(version)) return 'same'
  const there = [...zone.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset['block'])
  const known = new Set(blocks.map((block) => block.id))
  return there.length > 0 && there.every((block) => block !== undefined && known.has(block)) ? 'texts' : 'blocks'
}

/** Reloads the page, once for a state of the draft: one that is never rendered must not reload for ever. True when it does. */
export function reloadOnce(state: string): boolean {
  if (sessionStorage.getItem(reloadedFor) === state) return false
  sessionStorage.setItem(reloadedFor, state)
  location.reload()
  return true
}
