import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Card } from './card.tsx'

test('a card has one link, its name; the call to action is not a second one', () => {
  const html = renderToStaticMarkup(<Card title="Ski" href="/ski/" action="See the offer" heading="p" />)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<p class="card-title"><a href="/ski/">Ski</a></p>')
  expect(html).toMatch(/<span class="card-action" aria-hidden="true">See the offer/)
})

test('a card without an address has no link', () => {
  const html = renderToStaticMarkup(<Card title="Ski" text="Six half-days" action="See the offer" />)
  expect(html).toBe(
    '<article class="card"><div class="card-body"><h3 class="card-title">Ski</h3><p class="card-text">Six half-days</p></div></article>',
  )
})
