import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

const draw = (loading: boolean): string =>
  renderToStaticMarkup(
    <Dialog
      open
      onClose={() => undefined}
      title="Where we meet"
      labels={{ close: 'Close', loading: 'Loading' }}
      loading={loading}
    >
      <p>At the red flag</p>
    </Dialog>,
  )

test('UI-1 a dialog is named by its title and has a close button', () => {
  const html = draw(false)
  const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${id}">Where we meet</h2>`)
  expect(html).toMatch(/<button type="button"[^>]* aria-label="Close">/)
})

test('UI-1 an indicator replaces the content while it loads', () => {
  expect(draw(true)).toMatch(/aria-busy="true".*Loading/)
  expect(draw(true)).not.toContain('red flag')
  expect(draw(false)).toContain('red flag')
  expect(draw(false)).not.toContain('Loading')
})
