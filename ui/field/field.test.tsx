import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

const draw = (more: { hint?: string; error?: string; optional?: string }): string =>
  renderToStaticMarkup(
    <Field label="E-mail" {...more}>
      {(control) => <input {...control} />}
    </Field>,
  )

test('label, hint and error belong to the control', () => {
  const html = draw({ hint: 'We answer there', error: 'Write an address' })
  const [, id] = /<input id="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`for="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error" aria-invalid="true"`)
  expect(html).toContain(`id="${id}-hint">We answer there`)
  expect(html).toContain(`id="${id}-error" role="alert">Write an address`)
})

test('without an error the live region exists and is empty', () => {
  const html = draw({})
  expect(html).not.toMatch(/aria-invalid|aria-describedby|field-wrong/)
  expect(html).toMatch(/role="alert"><\/p>/)
})

test('an optional field is marked in its label', () => {
  expect(draw({ optional: '(optional)' })).toMatch(/<label[^>]*>E-mail <span[^>]*>\(optional\)<\/span><\/label>/)
})
