import { widgetStyles } from './styles.ts'

/** A shadow root inside the page: neither the page's style sheets nor ours reach across it. */
export function createShadowRoot(parent: HTMLElement, lang: string): { root: HTMLElement; remove: () => void } {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = widgetStyles()
  const root = document.createElement('div')
  // Names and birth dates are written here: session recorders must not record them.
  root.className = 'widget no-mouseflow'
  root.dataset.hjSuppress = ''
  root.dataset.clarityMask = 'true'
  root.lang = lang
  shadow.append(root)
  parent.append(host)
  return { root, remove: () => host.remove() }
}
