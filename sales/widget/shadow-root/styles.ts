import layersCss from 'ui/layers.css?inline'
import tokensCss from 'ui/tokens.css?inline'
import baseCss from 'ui/base.css?inline'
import buttonCss from 'ui/button/button.css?inline'
import dialogCss from 'ui/dialog/dialog.css?inline'
import fieldCss from 'ui/field/field.css?inline'
import iconCss from 'ui/icon/icon.css?inline'
import spinnerCss from 'ui/spinner/spinner.css?inline'
import tagCss from 'ui/tag/tag.css?inline'
import hiddenCss from 'ui/visually-hidden/visually-hidden.css?inline'
import widgetCss from './widget.css?inline'
import choiceCss from './choice.css?inline'
import cartCss from './cart.css?inline'

const kit = [layersCss, baseCss, buttonCss, dialogCss, fieldCss, iconCss, spinnerCss, tagCss, hiddenCss]
let sheets: CSSStyleSheet[] | undefined

/** The style sheets of the widget, made once. They use the page's colours and typefaces; a page without them gets the kit's. */
export function widgetStyles(): CSSStyleSheet[] {
  sheets ??= [...kit, ...(pageHasTokens() ? [] : [tokensCss]), widgetCss, choiceCss, cartCss].map(sheetOf)
  return sheets
}

function pageHasTokens(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--action').trim() !== ''
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
