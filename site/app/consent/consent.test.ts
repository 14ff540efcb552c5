import type { Features } from 'content/api/features'
import { features } from 'content/api/features'
import { beforeEach, expect, test } from 'vitest'
import {
  bannerFor,
  clearConsent,
  consentRecordKey,
  consentKey,
  purposesOf,
  readConsent,
  writeConsent,
} from './consent.ts'

const now = Date.parse('2026-12-20T10:00:00Z')
const day = 24 * 60 * 60 * 1000
const measured: Features = features.parse({
  analytics: { domain: 'www.example.org' },
  heatmap: { vendor: 'hotjar', id: '7' },
})

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
  expect(readConsent(shelf, ['analytics'], now)).toBe('unset')
  expect(bannerFor('unset', ['analytics'])).toBe('ask')
})

test.each([
  [true, 'accepted', 'true'],
  [false, 'refused', 'false'],
] as const)('CONSENT-1 %s is stored as a boolean under one key', (choice, consent, stored) => {
  writeConsent(shelf, choice, ['heatmap'], now)
  expect(kept.get(consentKey)).toBe(stored)
  expect(readConsent(shelf, ['heatmap'], now + day)).toBe(consent)
  expect(bannerFor(consent, ['heatmap'])).toBe('none')
})

test('CONSENT-1 time, version and purposes are stored beside it', () => {
  writeConsent(shelf, true, ['analytics', 'heatmap'], now)
  expect(JSON.parse(kept.get(consentRecordKey) ?? '')).toEqual({
    at: now,
    version: 1,
    purposes: ['analytics', 'heatmap'],
  })
})

test('CONSENT-2 the Cookies button clears the value, and the banner returns', () => {
  writeConsent(shelf, false, ['consent'], now)
  clearConsent(shelf)
  expect(kept.size).toBe(0)
  expect(bannerFor(readConsent(shelf, ['consent'], now), ['consent'])).toBe('ask')
})

test('CONSENT-3 with nothing to consent to, the banner only says that cookies are no longer used', () => {
  const purposes = purposesOf(features.parse({}))
  expect(purposes).toEqual([])
  expect(bannerFor('unset', purposes)).toBe('notice')
  expect(bannerFor('accepted', purposes)).toBe('none')
})

test('CONSENT-3 each feature that is configured asks for consent', () => {
  expect(purposesOf(measured)).toEqual(['analytics', 'heatmap'])
  expect(purposesOf({ ...features.parse({}), consent: true })).toEqual(['consent'])
})

test('CONSENT-5 the choice is asked again after 6 months', () => {
  writeConsent(shelf, true, ['analytics'], now)
  expect(readConsent(shelf, ['analytics'], now + 181 * day)).toBe('accepted')
  expect(readConsent(shelf, ['analytics'], now + 182 * day)).toBe('unset')
})

test('CONSENT-5 the choice is asked again when a purpose is added, not when one goes', () => {
  writeConsent(shelf, false, ['analytics'], now)
  expect(readConsent(shelf, ['analytics', 'heatmap'], now)).toBe('unset')
  expect(readConsent(shelf, [], now)).toBe('refused')
})

test.each([
  ['a value that is no boolean', consentKey, 'yes'],
  ['a choice without its day', consentRecordKey, '{"version":1,"purposes":["analytics"]}'],
  ['a day to come', consentRecordKey, JSON.stringify({ at: now + day, version: 1, purposes: ['analytics'] })],
  ['another version of our words', consentRecordKey, JSON.stringify({ at: now, version: 0, purposes: ['analytics'] })],
  ['nonsense', consentRecordKey, '{'],
  ['purposes that are no list', consentRecordKey, JSON.stringify({ at: now, version: 1, purposes: 'analytics' })],
])('CONSENT-1 %s is no choice', (_, key, value) => {
  writeConsent(shelf, true, ['analytics'], now)
  kept.set(key, value)
  expect(readConsent(shelf, ['analytics'], now)).toBe('unset')
})
