import { createTranslate } from 'base/translate'
import { features } from 'content/api/features'
import { localeOf } from 'base/locale'
import { expect, test } from 'vitest'
import { en } from '../wording/en.ts'
import { es } from '../wording/es.ts'
import { fr } from '../wording/fr.ts'
import type { Texts } from '../wording/fr.ts'
import { nl } from '../wording/nl.ts'
import { consentText } from './consent-text.ts'

const heatmap = { vendor: 'hotjar', id: '7' }
const analytics = { domain: 'www.example.org', needsConsent: true }

test.each(Object.entries({ fr, en, es, nl }))('in %s what is asked is listed as Intl lists it', (lang, texts) => {
  const t = createTranslate<Texts>(lang, texts)
  const list = new Intl.ListFormat(localeOf(lang))
  const all = [t('consent.purpose-cookies'), t('consent.purpose-analytics'), t('consent.purpose-heatmap')]
  for (const [given, asked] of [
    [{ heatmap }, all.slice(2)],
    [{ analytics, heatmap }, all.slice(1)],
    [{ consent: true, analytics, heatmap }, all],
  ] as const)
    expect(consentText(features.parse(given), t)).toBe(t('consent.ask', { purposes: list.format(asked) }))
})
