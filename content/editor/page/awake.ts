const patience = 3000
const markOfReact = '__reactFiber$'

/**
 * Waits until the page's own code has taken over its blocks. Blocks sleep until a visitor moves; one that wakes while its text is
 * being typed would be drawn anew, with the old text. Goes on after three seconds in any case.
 */
export async function pageAwake(until: AbortSignal): Promise<void> {
  const giveUp = performance.now() + patience
  while (!until.aborted && performance.now() < giveUp && !isAwake()) {
    globalThis.dispatchEvent(new Event('pointermove'))
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

function isAwake(): boolean {
  return [...document.querySelectorAll('[data-block] > *')].every((element) =>
    Object.keys(element).some((name) => name.startsWith(markOfReact)),
  )
}
