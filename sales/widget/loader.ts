import { createSalesWidget } from './loader/sales-widget.ts'

const script = document.currentScript
const provider = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin
window.salesWidget ??= createSalesWidget(provider)
