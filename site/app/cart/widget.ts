import { readDeviceCart } from 'contracts/widget/device-cart'
import { cartIdKey, widgetAttributes, widgetScriptPath } from 'contracts/widget'
import type { SalesWidget } from 'contracts/widget'
import { widgetLoadPoll } from '../constants.ts'

/** Polls after which the shop counts as unreachable: 20 s. */
const maxPolls = 100

export type WidgetOptions = { provider: string; resort: string; lang: string; cartHref?: string }

/**
 * Brings the provider's script into the page and starts it once it has arrived (CART-2).
 * Rejects when it does not arrive; the page works on without it (CART-9).
 */
export async function startWidget({ provider, resort, lang, cartHref }: WidgetOptions): Promise<SalesWidget> {
  const script = scriptAt(`${provider}${widgetScriptPath}`)
  try {
    const widget = await Promise.race([pollUntilDefined(() => window.salesWidget), failureOf(script)])
    widget.init({ resort, lang, cartHref })
    return widget
  } catch (failure) {
    script.remove() // so that the next attempt loads it again
    throw failure
  }
}

type ReadableStorage = Pick<Storage, 'getItem'>

/** Whether this page has a use for the widget: something to buy on it, or a cart begun earlier in this tab or on this device. */
export function needsWidget(root: ParentNode, session: ReadableStorage, local: ReadableStorage, now: number): boolean {
  const places = Object.values(widgetAttributes).map((attribute) => `[${attribute}]`)
  return (
    root.querySelector(places.join()) !== null ||
    session.getItem(cartIdKey) !== null ||
    readDeviceCart(local, now) !== null
  )
}

/** Polls every 200 ms until `look` returns a value; rejects after 20 s. */
export async function pollUntilDefined<Thing>(look: () => Thing | undefined, wait = pause): Promise<Thing> {
  for (let times = 0; times < maxPolls; times += 1) {
    const thing = look()
    if (thing !== undefined) return thing
    await wait(widgetLoadPoll)
  }
  throw new Error('The sales widget did not arrive within 20 s.')
}

function scriptAt(address: string): HTMLScriptElement {
  const there = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(address)}"]`)
  if (there) return there
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
  return script
}

/** Rejects as soon as the script fails to load. */
function failureOf(script: HTMLScriptElement): Promise<never> {
  return new Promise((_, reject) => {
    script.addEventListener('error', () => reject(new Error('The sales widget could not be loaded.')))
  })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
