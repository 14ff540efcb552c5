import { expect, test, vi } from 'vitest'
import { createOfferAnswers } from './offer-answers.ts'

test('an answer is made once, and again when something of its basis is another', () => {
  const answers = createOfferAnswers()
  const make = vi.fn(() => ({ offers: [] }))
  const [catalogue, full] = [{}, new Set()]
  const first = answers('valorsene', [catalogue, full, '2026-11-21'], 'fr', make)
  expect(answers('valorsene', [catalogue, full, '2026-11-21'], 'fr', make)).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
  answers('valorsene', [catalogue, full, '2026-11-21'], 'en', make)
  answers('elsewhere', [catalogue, full, '2026-11-21'], 'fr', make)
  expect(make).toHaveBeenCalledTimes(3)
  answers('valorsene', [catalogue, new Set(), '2026-11-21'], 'fr', make)
  answers('valorsene', [catalogue, full, '2026-11-22'], 'fr', make)
  expect(make).toHaveBeenCalledTimes(5)
})

const tag = (value: unknown) => createOfferAnswers()('valorsene', [], 'fr', () => value).etag

test('equal answers have one tag, different answers different ones', () => {
  expect(tag({ a: 1 })).toBe(tag({ a: 1 }))
  expect(tag({ a: 1 })).not.toBe(tag({ a: 2 }))
})
