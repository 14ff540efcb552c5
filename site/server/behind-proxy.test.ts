import { demoEditor } from 'base/demo'
import { siteKey } from 'content/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite } from './testing.ts'
import type { TestSite } from './testing.ts'

const siteOrigin = 'https://www.valorsene.example.org'
const host = 'www.valorsene.example.org'
const forwarded = (address: string, proto: string) => ({ host, 'x-forwarded-for': address, 'x-forwarded-proto': proto })

const limits = { signInAddress: 5 }

let trusting: TestSite
let alone: TestSite
beforeAll(async () => {
  ;[trusting, alone] = await Promise.all([
    createTestSite(undefined, { siteOrigin, limits, trustedProxies: ['127.0.0.1'] }),
    createTestSite(undefined, { siteOrigin, limits }),
  ])
})
afterAll(() => Promise.all([trusting.close(), alone.close()]))

function signIn(site: TestSite, headers: Record<string, string>, password: string = demoEditor.password) {
  const body = JSON.stringify({ site: siteKey, email: demoEditor.email, password })
  return site.request('/api/admin/login', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
}

/** The statuses of wrong passwords, each said to come from another address. */
async function guess(site: TestSite): Promise<number[]> {
  const addresses = Array.from({ length: 8 }, (_, index) => `203.0.113.${index + 10}`)
  const statuses: number[] = []
  for (const address of addresses) statuses.push((await signIn(site, forwarded(address, 'https'), 'verglas')).status)
  return statuses
}

describe('behind a trusted proxy', () => {
  test('http is redirected to https permanently, also for cached pages', async () => {
    const secure = { status: 301, headers: { location: `${siteOrigin}/cours-enfants/?a=%C3%A9` } }
    expect(
      await trusting.request('/cours-enfants/?a=%C3%A9', { headers: forwarded('203.0.113.1', 'http') }),
    ).toMatchObject(secure)
    expect((await trusting.request('/cours-enfants/', { headers: forwarded('203.0.113.1', 'https') })).status).toBe(200)
    expect((await trusting.request('/cours-enfants/', { headers: forwarded('203.0.113.1', 'http') })).status).toBe(301)
  })

  test('a health check of the proxy itself is answered', async () => {
    expect((await trusting.request('/cours-enfants/', { headers: { host } })).status).toBe(200)
  })

  test('cookies of editors are for https only', async () => {
    const { headers } = await signIn(trusting, forwarded('203.0.113.2', 'https'))
    expect(headers['set-cookie']?.[0]).toContain('; Secure')
  })

  test('wrong passwords are counted where they come from', async () => {
    expect(new Set(await guess(trusting))).toEqual(new Set([401]))
  })
})

describe('forwarding headers of untrusted clients are ignored', () => {
  test('a page is a page', async () => {
    expect((await alone.request('/cours-enfants/', { headers: forwarded('203.0.113.1', 'http') })).status).toBe(200)
  })

  test('cookies follow the site’s own origin: for https only, though no proxy is trusted', async () => {
    const { headers } = await signIn(alone, { host })
    expect(headers['set-cookie']?.[0]).toContain('; Secure')
  })

  test('forged addresses do not evade the limit of wrong passwords', async () => {
    expect(await guess(alone)).toContain(429)
  })
})
