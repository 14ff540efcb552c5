import type { Page } from '@playwright/test'

/** Notes, at each press, how long the ripples that it starts will last; returns how to read the last press's. */
export async function watchRipples(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const watched = window as typeof window & { ripples: unknown[] }
    window.addEventListener('pointerdown', () => {
      watched.ripples = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after')
        .map(({ effect }) => effect?.getTiming().duration)
    })
  })
  return () => page.evaluate(() => (window as typeof window & { ripples: unknown[] }).ripples)
}
