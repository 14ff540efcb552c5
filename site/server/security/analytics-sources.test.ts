import { features } from 'content/api/features'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './headers.ts'
import { analyticsSources } from './analytics-sources.ts'

const sales = 'https://sales.example.org'
const collector = 'https://stats.example.org'

/** One directive of the policy with these features. */
function directive(name: string, settings: Parameters<typeof features.parse>[0]): string[] {
  const [, policy] = contentSecurityPolicy({ sales, secure: true }, [], analyticsSources(features.parse(settings)))
  const found = policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''
  return found.split(' ').slice(1)
}

test('CALL-2 CONSENT-4 with all off a page lets in nobody but the site and its sales provider', () => {
  for (const name of ['script-src', 'connect-src']) expect(directive(name, {})).toEqual(["'self'", sales])
})

test('CALL-2 the service is let in only where browsers tell it themselves', () => {
  const analytics = { domain: 'd', origin: collector }
  expect(directive('connect-src', { analytics })).toEqual(["'self'", sales])
  expect(directive('connect-src', { analytics: { ...analytics, throughSite: false } })).toEqual([
    "'self'",
    sales,
    collector,
  ])
})

test.each([
  ['hotjar', 'https://static.hotjar.com'],
  ['clarity', 'https://*.clarity.ms'],
  ['mouseflow', 'https://cdn.mouseflow.com'],
] as const)('CONSENT-4 the scripts of %s are let in, or those of the origin that stands for it', (vendor, origin) => {
  expect(directive('script-src', { heatmap: { vendor, id: '1' } })).toContain(origin)
  for (const name of ['script-src', 'connect-src'])
    expect(directive(name, { heatmap: { vendor, id: '1', origin: collector } })).toEqual(["'self'", sales, collector])
})
