import type { Cart } from 'contracts/cart'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Wording, loadWording } from '../wording/wording.tsx'
import { CartPreview } from './cart-preview.tsx'
import { toCartState } from './cart-state.ts'
import type { CartState } from './cart-state.ts'

const langs = ['fr', 'en', 'es', 'nl'] as const
beforeAll(() => Promise.all(langs.map(loadWording)))

const lesson = { product: { name: 'Ski' } }
const week: Cart = {
  id: 'c1',
  price: 1234.5,
  orders: {
    ESF: [{ merchantName: 'École', price: 1100, total: 1000, inscriptions: [lesson, lesson] }],
    LIFT: [{ merchantName: 'Remontées', price: 200, total: 200, inscriptions: [lesson] }],
    SKI_RENTAL: [{ merchantName: 'École', price: 34.5, total: 34.5, inscriptions: [lesson] }],
  },
}

test.each([
  ['fr', '1 234,50 €', '1 034,50 €', 'au lieu de 1 334,50 €', '4 produits'],
  ['en', '€1,234.50', '€1,034.50', 'instead of €1,334.50', '4 products'],
  ['es', '1234,50 €', '1034,50 €', '1334,50 €', '4 productos'],
  ['nl', '€ 1.234,50', '€ 1.034,50', '€ 1.334,50', '4 producten'],
] as const)(
  'NAV-8 the preview in %s: number of products, each merchant once, amounts as the language writes euros',
  (lang, sum, school, before, count) => {
    const text = draw(toCartState(week), lang)
    for (const words of [sum, school, before, count]) expect(text).toContain(words)
    expect(text.split('École')).toHaveLength(2)
  },
)

test('CART-9 the preview has words for every state, and a retry where the cart could not be loaded', () => {
  expect(draw({ state: 'empty' }, 'fr')).toContain('Votre panier est vide.')
  expect(draw({ state: 'loading' }, 'fr')).toContain('Chargement du panier')
  const failed = draw({ state: 'failed' }, 'fr')
  expect(failed).toContain('Le panier n’a pas pu être chargé.')
  expect(failed).toContain('Réessayer')
})

/** The words of the preview; every space is a plain one. */
function draw(cart: CartState, lang: (typeof langs)[number]): string {
  const html = renderToStaticMarkup(
    <Wording lang={lang}>
      <CartPreview cart={cart} href="/panier/" lang={lang} retry={() => undefined} />
    </Wording>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
