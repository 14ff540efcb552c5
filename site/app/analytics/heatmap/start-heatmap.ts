import type { HeatmapSettings } from 'content/api/features'
import { widgetAttributes } from 'contracts/widget'
import { pageChanged } from '../../navigation/use-route-change.ts'
import { expiredCookies, isRecorded } from './recorded.ts'
import { vendors } from './vendors.ts'
import type { Globals } from './vendors.ts'

type Surroundings = {
  /** Whether this visitor agreed to be recorded. */
  mayRecord: () => boolean
  /** Calls the listener when that may have changed. */
  onChoice: (changed: () => void) => void
  cartPath?: string
}

/**
 * Loads the vendor's script on pages that may be recorded, for visitors who agreed, and on no others (CONSENT-4).
 * A running script cannot be unloaded: pages that are not recorded are loaded as new documents.
 */
export function startHeatmap(settings: HeatmapSettings, { mayRecord, onChoice, cartPath }: Surroundings): void {
  const vendor = vendors[settings.vendor]
  const globals = window as unknown as Globals
  const isRecordedHere = (path: string): boolean => isRecorded(path, { pages: settings.pages, cartPath })
  let script: HTMLScriptElement | undefined

  const look = (): void => {
    const shown = isRecordedHere(location.pathname) && !document.querySelector(`[${widgetAttributes.cart}]`)
    if (shown && mayRecord()) begin()
    else if (script) end()
  }
  const begin = (): void => {
    if (script) return
    vendor.prepare(globals, settings.id)
    script = document.createElement('script')
    script.async = true
    script.src = (settings.origin ?? vendor.origin) + vendor.script(settings.id)
    document.head.append(script)
  }
  const end = (): void => {
    vendor.stop(globals)
    script?.remove()
    for (const name of vendor.globals) delete globals[name]
    if (!mayRecord())
      for (const cookie of expiredCookies(document.cookie, vendor.cookies, location.hostname)) document.cookie = cookie
    location.reload()
  }
  look()
  onChoice(look)
  window.addEventListener(pageChanged, () => {
    if (script) vendor.pageChanged(globals, location.pathname)
    look()
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = script && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && !isRecordedHere(link.pathname)) link.dataset.document = ''
    },
    true,
  )
}
