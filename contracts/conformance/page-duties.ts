import type { Page } from '@playwright/test'
import { cart } from '../cart/schema.ts'
import { salesEvents } from '../events/schema.ts'
import { parseOfferReference } from '../widget/offer.ts'
import { cartIdKey, cartPath } from '../widget/widget.ts'
import type { PageDuty } from './duty.ts'
import { hostPages } from './host-site.ts'
import { assertDuty, assertShape, excerpt } from './assertions.ts'
import { eventually } from './recorded-events.ts'
import type { Visitor } from './visitors.ts'

/** Duties that are checked in a page, without a purchase. */
export const pageDuties: readonly PageDuty[] = [
  {
    name: 'object',
    says: 'puts salesWidget on window, with init, getCart, cartId, open and mount',
    check: async ({ newVisitor }) => {
      const page = await (await newVisitor()).open(hostPages.bare)
      const found = await page.evaluate(() => {
        const widget: Record<string, unknown> = { ...window.salesWidget }
        const parts = ['init', 'getCart', 'open', 'mount'].map((name) => `${name}: ${typeof widget[name]}`)
        return window.salesWidget ? [...parts, `cartId: ${JSON.stringify(window.salesWidget.cartId)}`] : []
      })
      const wanted = ['init: function', 'getCart: function', 'open: function', 'mount: function', 'cartId: null']
      assertDuty(
        found.join() === wanted.join(),
        `window.salesWidget has ${found.join(', ') || 'not come'}: it needs ${wanted.join(', ')}.`,
      )
    },
  },
  {
    name: 'no-cart',
    says: 'has an empty cart without an id before anything was put into it (CART-1)',
    check: async ({ newVisitor }) => {
      const page = await (await newVisitor()).open(hostPages.bare)
      const { id, price } = assertShape(cart, await page.evaluate(() => window.salesWidget?.getCart()), 'getCart()')
      assertDuty(
        id === null && price === 0,
        `A new visitor has the cart ${excerpt({ id, price })}: id null and price 0 are asked for.`,
      )
    },
  },
  {
    name: 'cart-place',
    says: 'draws the cart where data-sales-cart is, also in a place that comes later, and leaves a hidden one alone',
    check: async ({ newVisitor }) => {
      const someone = await newVisitor()
      assertDuty(
        await isDrawn(await someone.open(hostPages.cart), '#cart'),
        'Nothing was drawn into [data-sales-cart].',
      )
      const page = await someone.open(hostPages.bare)
      await page.evaluate(() => {
        const later = document.querySelector('#later')
        if (later) later.innerHTML = '<i id="hidden" data-sales-cart hidden></i><i id="shown" data-sales-cart></i>'
      })
      assertDuty(await isDrawn(page, '#shown'), 'Nothing was drawn into a [data-sales-cart] that came after init().')
      assertDuty(
        !(await drawnIn(page, '#hidden')),
        'A hidden [data-sales-cart] was drawn into: the page will call mount().',
      )
    },
  },
  {
    name: 'mount',
    says: 'draws the cart into the element that mount is given, once, and takes it away when asked',
    check: async ({ newVisitor }) => {
      const page = await (await newVisitor()).open(hostPages.bare)
      await page.evaluate(() => {
        const place = document.querySelector<HTMLElement>('#later')
        const mount = window.salesWidget?.mount
        if (place && mount) Object.assign(window, { takeAway: [mount(place), mount(place)][0] })
      })
      assertDuty(await isDrawn(page, '#later'), 'mount(element) drew nothing.')
      await page.evaluate(() => (window as unknown as { takeAway: () => void }).takeAway())
      const gone = await eventually(async () => !(await drawnIn(page, '#later')))
      assertDuty(gone, 'What mount(element) returned did not take the cart away.')
    },
  },
  {
    name: 'offer',
    says: 'opens an offer at a click on data-sales-offer and emits sales:view-item; clicks for a new tab stay the browser’s',
    check: async ({ newVisitor }) => {
      const someone = await newVisitor()
      const page = await someone.open(hostPages.offer)
      assertDuty(
        !(await page.evaluate(takesClickWithKey)),
        'A click with Ctrl was taken: the browser should open a new tab.',
      )
      await page.locator('#offer').click()
      await assertViewEvent(someone, page, 'A click on data-sales-offer')
      assertDuty(
        new URL(page.url()).pathname === hostPages.offer,
        `The click left the page for ${page.url()}: take it (preventDefault).`,
      )
    },
  },
  {
    name: 'open',
    says: 'opens an offer by open({kind, product}) and emits sales:view-item',
    check: async ({ newVisitor, provider }) => {
      const someone = await newVisitor()
      const page = await someone.open(hostPages.bare)
      const wanted = parseOfferReference(provider.offer)
      assertDuty(wanted, `${provider.offer} is no offer: write KIND or KIND:product.`)
      await page.evaluate((what) => window.salesWidget?.open(what), wanted)
      await assertViewEvent(someone, page, 'open()')
    },
  },
  {
    name: 'price',
    says: 'writes into data-sales-price only an amount, and marks it with data-sales-priced',
    check: async ({ newVisitor }) => {
      const page = await (await newVisitor()).open(hostPages.offer)
      const price = page.locator('#price')
      await eventually(async () => (await price.getAttribute('data-sales-priced')) !== null)
      const text = await price.innerText()
      const marked = (await price.getAttribute('data-sales-priced')) !== null
      assertDuty(
        marked === (text !== 'words of the page'),
        `"${text}" and data-sales-priced do not agree: set both, or neither.`,
      )
      assertDuty(!marked || /\d.*€|€.*\d/.test(text), `"${text}" is no amount in euros.`)
    },
  },
  {
    name: 'unreachable',
    says: 'rejects getCart() when the provider cannot be reached, so that the page can say so (CART-9)',
    check: async ({ newVisitor, provider }) => {
      const { open, context } = await newVisitor()
      const page = await open(hostPages.bare)
      await context.route(`${provider.origin}${cartPath}`, (route) => route.abort())
      const outcome = await page.evaluate(async (key) => {
        sessionStorage.setItem(key, 'c1')
        return window.salesWidget?.getCart().then(
          () => 'resolved',
          () => 'rejected',
        )
      }, cartIdKey)
      assertDuty(outcome === 'rejected', `getCart() ${outcome ?? 'is not there'} although the cart call failed.`)
    },
  },
  {
    name: 'init-again',
    says: 'goes on in another language when init is called again',
    check: async ({ newVisitor, provider }) => {
      const page = await (await newVisitor()).open(hostPages.bare)
      const asked = page.waitForRequest(`${provider.origin}${cartPath}`, { timeout: 3000 }).catch(() => undefined)
      await page.evaluate(
        async ([key, resort]) => {
          sessionStorage.setItem(key, 'c1')
          window.salesWidget?.init({ resort, lang: 'en' })
          await window.salesWidget?.getCart()
        },
        [cartIdKey, provider.resort] as const,
      )
      const body: unknown = (await asked)?.postDataJSON()
      const wanted = { cartId: 'c1', lang: 'en', resort: provider.resort }
      assertDuty(
        Object.entries(wanted).every(
          ([name, value]) => (body as Record<string, unknown> | undefined)?.[name] === value,
        ),
        `After init in English getCart() sent ${excerpt(body)}, not ${excerpt(wanted)}.`,
      )
    },
  },
]

async function assertViewEvent({ events }: Visitor, page: Page, what: string): Promise<void> {
  const view = () => events(page).find(({ name }) => name === 'sales:view-item')
  assertDuty(await eventually(() => view() !== undefined), `${what} was not followed by sales:view-item.`)
  assertShape(salesEvents['sales:view-item'], view()?.detail, 'The detail of sales:view-item')
}

function isDrawn(page: Page, selector: string): Promise<boolean> {
  return eventually(() => drawnIn(page, selector))
}

/** Whether something can be seen in an element, in the page's own tree or in a shadow one. */
function drawnIn(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const roots = [element, ...element.querySelectorAll('*')].flatMap((one) => [
      one,
      ...(one.shadowRoot ? [one.shadowRoot] : []),
    ])
    return roots.some((root) =>
      (root instanceof ShadowRoot ? root.textContent : (root as HTMLElement).innerText)?.trim(),
    )
  })
}

/** Runs in the page: whether the widget takes a click that asks the browser for a new tab. */
function takesClickWithKey(): boolean {
  let taken = false
  const judge = (event: Event): void => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', judge, { once: true })
  document
    .querySelector('#offer')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  return taken
}
