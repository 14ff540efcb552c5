import { beforeEach, expect, test } from 'vitest'
import { asksConsent, bannerFor, clearConsent, consentKey, readConsent, writeConsent } from './consent.ts'

const now = Date.parse('2026-12-20T10:00:00Z')
const day = 24 * 60 * 60 * 1000
const nothing = { consent: false, analytics: false, heatmap: false }

let kept: Map<string, string>
const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => {
  kept = new Map()
})

test('CONSENT-1 before a choice it is unset, and the banner asks', () => {
  expect(readConsent(shelf, now)).toBe('unset')
  expect(bannerFor('unset', { ...nothing, analytics: true })).toBe('ask')
})

test.each([
  [true, 'accepted', 'true'],
  [false, 'refused', 'false'],
] as const)('CONSENT-1 %s is kept as a boolean under one key', (choice, consent, stored) => {
  writeConsent(shelf, choice, now)
  expect(kept.get(consentKey)).toBe(stored)
  expect(readConsent(shelf, now + day)).toBe(consent)
  expect(bannerFor(consent, { ...nothing, heatmap: true })).toBe('none')
})

test('CONSENT-2 the Cookies button clears the value, and the banner returns', () => {
  writeConsent(shelf, false, now)
  clearConsent(shelf)
  expect(kept.size).toBe(0)
  expect(bannerFor(readConsent(shelf, now), { ...nothing, consent: true })).toBe('ask')
})

test('CONSENT-3 with nothing to consent to, the banner only says that cookies are no longer used', () => {
  expect(bannerFor('unset', nothing)).toBe('notice')
  expect(asksConsent(nothing)).toBe(false)
  expect(bannerFor('accepted', nothing)).toBe('none')
})

test.each(['consent', 'analytics', 'heatmap'])('CONSENT-3 %s asks for consent', (feature) => {
  expect(asksConsent({ ...nothing, [feature]: true })).toBe(true)
})

test('CONSENT-5 the choice is asked again after 6 months', () => {
  writeConsent(shelf, true, now)
  expect(readConsent(shelf, now + 181 * day)).toBe('accepted')
  expect(readConsent(shelf, now + 182 * day)).toBe('unset')
})

test('CONSENT-1 anything but a boolean is no choice', () => {
  writeConsent(shelf, true, now)
  kept.set(consentKey, 'yes')
  expect(readConsent(shelf, now)).toBe('unset')
})
