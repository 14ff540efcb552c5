/* oxlint-disable no-underscore-dangle -- the vendors chose these names */
import type { HeatmapVendor } from 'content/api/features'

/** The globals of the page, in which a vendor's script finds its settings. */
export type Globals = Record<string, unknown>

/** How a vendor's script is loaded, informed of page changes, and stopped. */
type Vendor = {
  origin: string
  script: (id: string) => string
  /** Sets the globals that the script reads when it loads. */
  prepare: (globals: Globals, id: string) => void
  pageChanged: (globals: Globals, path: string) => void
  stop: (globals: Globals) => void
  globals: readonly string[]
  /** Names of the cookies that it sets. */
  cookies: RegExp
}

const hotjarVersion = 6

export const vendors: Record<HeatmapVendor, Vendor> = {
  hotjar: {
    origin: 'https://static.hotjar.com',
    script: (id) => `/c/hotjar-${id}.js?sv=${hotjarVersion}`,
    prepare: (globals, id) => {
      globals._hjSettings = { hjid: Number(id), hjsv: hotjarVersion }
      queueCalls(globals, 'hj')
    },
    pageChanged: (globals, path) => call(globals, 'hj', 'stateChange', path),
    stop: () => undefined, // it knows no such word: the page is loaded anew
    globals: ['hj', '_hjSettings'],
    cookies: /^_hj/,
  },
  clarity: {
    origin: 'https://www.clarity.ms',
    script: (id) => `/tag/${id}`,
    prepare: (globals) => {
      queueCalls(globals, 'clarity')
      call(globals, 'clarity', 'consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
    },
    pageChanged: () => undefined, // it sees that by itself
    stop: (globals) => {
      call(globals, 'clarity', 'consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' })
      call(globals, 'clarity', 'stop')
    },
    globals: ['clarity'],
    cookies: /^_cl(ck|sk)$/,
  },
  mouseflow: {
    origin: 'https://cdn.mouseflow.com',
    script: (id) => `/projects/${id}.js`,
    prepare: (globals) => void (globals._mfq = []),
    pageChanged: (globals, path) => push(globals, ['newPageView', path]),
    stop: (globals) => push(globals, ['stop']),
    globals: ['_mfq', 'mouseflow'],
    cookies: /^mf_/,
  },
}

/** A function that queues its calls in `q` until the script replaces it. */
function queueCalls(globals: Globals, name: string): void {
  const q: unknown[][] = []
  globals[name] = Object.assign((...args: unknown[]) => void q.push(args), { q })
}

function call(globals: Globals, name: string, ...args: unknown[]): void {
  const target = globals[name]
  if (typeof target === 'function') target(...args)
}

function push({ _mfq: queue }: Globals, message: unknown[]): void {
  if (typeof queue === 'object' && queue !== null && 'push' in queue && typeof queue.push === 'function')
    queue.push(message)
}
