import { createRoot } from 'react-dom/client'
import barSheet from './style/bar.css?inline'
import pageSheet from './style/page.css?inline'
import { App } from './bar/app.tsx'
import type { EditorContext } from './bar/editor-context.tsx'

/** The element that holds the editor's own screen, apart from the page's styles. */
export function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.id = 'cms-editor'
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheetOf(barSheet)]
  return host
}

/** Renders the editor; returns how to remove it. */
export function mount(host: HTMLElement, context: EditorContext): () => void {
  const root = createRoot(host.shadowRoot ?? host)
  const ofPage = sheetOf(pageSheet)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ofPage]
  document.documentElement.dataset['cmsMode'] = context.editing.state.get().mode
  document.body.append(host)
  root.render(<App context={context} />)
  return () => {
    root.unmount()
    host.remove()
    delete document.documentElement.dataset['cmsMode']
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== ofPage)
  }
}

/** A sheet made by script, which the page's policy allows where it forbids inline styles. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
