import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SalesWidget } from 'contracts/widget'
import { openOffersBeforeWidget } from './early-offer.ts'

/** The part of a page that the function uses: a link to an offer, and the notices below. */
class FakeLink {
  href = '/panier/#offer=ESF:children-ski'
  busy = false
  closest = () => this
  getAttribute = () => 'ESF:children-ski'
  setAttribute = () => void (this.busy = true)
  removeAttribute = () => void (this.busy = false)
}

function setup() {
  const shown = new Set<object>()
  let listener: ((event: object) => void) | undefined
  const page = {
    addEventListener: (_: string, added: (event: object) => void) => void (listener = added),
    createElement: () => {
      const notice = { textContent: '', setAttribute: () => undefined, remove: () => void shown.delete(notice) }
      return notice
    },
    body: { append: (notice: object) => void shown.add(notice) },
  }
  const link = new FakeLink()
  const widget = Promise.withResolvers<SalesWidget>()
  const open = vi.fn<SalesWidget['open']>()
  const left = new AbortController()
  openOffersBeforeWidget(
    page as unknown as Document,
    () => widget.promise,
    () => 'Ouverture…',
    left.signal,
  )
  const click = () => {
    const event = { target: link, button: 0, preventDefault: vi.fn<() => void>() }
    listener?.(event)
    return event
  }
  return {
    shown,
    link,
    widget: { ...widget, arrive: () => widget.resolve({ open } as unknown as SalesWidget) },
    open,
    left,
    click,
  }
}

const assign = vi.fn<(href: string) => void>()
beforeEach(() => {
  vi.stubGlobal('Element', FakeLink)
  vi.stubGlobal('HTMLAnchorElement', FakeLink)
  vi.stubGlobal('location', { assign })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('CART-2 a click before the widget has come says at once that it opens, and opens it on the same page', async () => {
  const { shown, link, widget, open, click } = setup()
  expect(click().preventDefault).toHaveBeenCalled()
  expect([shown.size, link.busy]).toEqual([1, true])
  widget.arrive()
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith({ kind: 'ESF', product: 'children-ski' }))
  await vi.waitFor(() => expect([shown.size, link.busy]).toEqual([0, false]))
})

test('CART-2 nothing opens over another page to which the visitor has gone meanwhile', async () => {
  const { shown, widget, open, left, click } = setup()
  click()
  left.abort()
  widget.arrive()
  await vi.waitFor(() => expect(shown.size).toBe(0))
  expect(open).not.toHaveBeenCalled()
})

test('CART-9 where the widget does not come the link is followed', async () => {
  const { widget, click } = setup()
  click()
  widget.reject(new Error('offline'))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/panier/#offer=ESF:children-ski'))
})
