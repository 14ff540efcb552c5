import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkButton } from '../link-button/link-button.tsx'
import { Button } from './button.tsx'

test('a button sends no form unless it is asked to', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
})

test('a busy button can still have the focus, and says that it is busy', () => {
  const html = renderToStaticMarkup(<Button busy>Sending</Button>)
  expect(html).toContain('aria-disabled="true" aria-busy="true"')
  expect(html).not.toContain(' disabled')
})

test('a link that looks like a button is a link', () => {
  expect(
    renderToStaticMarkup(
      <LinkButton href="/there/" look="secondary" size="s">
        There
      </LinkButton>,
    ),
  ).toBe('<a href="/there/" class="button button-secondary button-s">There</a>')
})
