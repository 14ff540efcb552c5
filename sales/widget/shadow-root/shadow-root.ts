import { widgetStyles } from './styles.ts'

/** A place of the widget's own inside somebody else's page: their style sheets end at its edge, and ours too. */
export function createShadowRoot(parent: HTMLElement, lang: string): { root: HTMLElement; takeAway: () => void } {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = widgetStyles()
  const root = document.createElement('div')
  // Names and birth dates are written here: who records visits may record where people click, but not whom they come with.
  root.className = 'widget no-mouseflow'
  root.dataset.hjSuppress = ''
  root.dataset.clarityMask = 'true'
  root.lang = lang
  shadow.append(root)
  parent.append(host)
  return { root, takeAway: () => host.remove() }
}
