/** What an element is found by: a CSS selector, and what its name begins with (its `aria-label`, its label, or its text). */
export type Target = { css: string; name?: string | string[] }

export const button = (name: string): Target => ({ css: 'button', name })
export const link = (name: string): Target => ({ css: 'a', name })
export const heading = (name: string): Target => ({ css: 'h1, h2, h3', name })
export const field = (name: string): Target => ({ css: 'input', name })

/**
 * Runs in the page: the first visible element that fits, in shadow trees too, which neither XPath nor CSS of WebDriver reaches.
 * Must not use anything from outside itself, because its source is sent to the browser.
 */
export function findElement({ css, name = '' }: Target): Element | null {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- its source goes to the browser with the rest
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const search = (root: Document | ShadowRoot): Element | null => {
    for (const element of root.querySelectorAll(css)) {
      const isUsable = element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]')
      if (isUsable && [name].flat().some((one) => nameOf(element).startsWith(one))) return element
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const found = shadowRoot && search(shadowRoot)
      if (found) return found
    }
    return null
  }
  return search(document)
}

/** Runs in the page, as `findElement` does: where an element is in the viewport. */
export function positionOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height].join(' ')
}
