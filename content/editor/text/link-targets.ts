import { foldText } from 'base/fold-text'
import type { EditorPages } from 'content/api/calls'
import { addressFromInput } from './address-from-input.ts'

/** A possible link target. */
export type LinkTarget = { href: string; label: string; path?: string }

const most = 8

/** Link targets that match the input: pages by name or path, best first, and an address. */
export function findLinkTargets(typed: string, pages: EditorPages): LinkTarget[] {
  const words = foldText(typed).trim().split(/\s+/).filter(Boolean)
  const found = pages
    .map((page) => ({ page, rank: rankOf(foldText(page.name), foldText(page.path), words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || one.page.name.localeCompare(other.page.name))
    .slice(0, most)
    .map(({ page }) => ({ href: `page:${page.key}`, label: page.name, path: page.path }))
  const address = addressFromInput(typed)
  return address && !address.startsWith('page:') ? [{ href: address, label: address }, ...found] : found
}

/** The name of a link's target: the page's name, or the address itself. */
export function linkTargetName(href: string, pages: EditorPages): string {
  const [key] = href.replace(/^page:/, '').split('#')
  return (href.startsWith('page:') && pages.find((page) => page.key === key)?.name) || href
}

/** 0 when a word is missing; higher when the name begins with what was typed. */
function rankOf(name: string, path: string, words: readonly string[]): number {
  if (!words.every((word) => name.includes(word) || path.includes(word))) return 0
  if (name.startsWith(words.join(' '))) return 3
  return words.every((word) => name.includes(word)) ? 2 : 1
}
