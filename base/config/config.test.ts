import { expect, test } from 'vitest'
import { StartFailure } from '../errors/errors.ts'
import { readConfig } from './config.ts'

test('an empty environment is enough: the demo runs on 3000 and 3001', () => {
  expect(readConfig({})).toMatchObject({
    siteOrigin: 'http://localhost:3000',
    salesOrigin: 'http://localhost:3001',
    dataFolder: '.data',
  })
})

test('trusted proxies are a list of addresses and networks', () => {
  expect(readConfig({ SCHUSS_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
  ])
})

test('an unknown name is one clear sentence, because a typing error would else be ignored for years', () => {
  expect(() => readConfig({ SCHUSS_PROT: '3000' })).toThrow(
    new StartFailure('SCHUSS_PROT is not a setting of Schuss: remove it, or see the configuration table in README.md.'),
  )
})

test('a setting that is empty is one that is not set, as compose files write it', () => {
  expect(readConfig({ SCHUSS_SITE_PORT: '', SALES_DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('site and sales must have different ports and databases', () => {
  expect(() => readConfig({ SCHUSS_SITE_PORT: '3001' })).toThrow(
    new StartFailure('SCHUSS_SITE_PORT and SCHUSS_SALES_PORT are the same: site and sales need one each.'),
  )
  const same = 'postgresql://schuss@db/schuss'
  expect(() => readConfig({ CONTENT_DATABASE_URL: same, SALES_DATABASE_URL: same })).toThrow(
    'CONTENT_DATABASE_URL and SALES_DATABASE_URL are the same',
  )
})

test('errors are sentences for people', () => {
  expect(() => readConfig({ SCHUSS_SITE_PORT: 'http' })).toThrow(
    new StartFailure(
      'SCHUSS_SITE_PORT cannot be used: it must be a port from 1 to 65535. See the configuration table in README.md.',
    ),
  )
})

test.each([
  { SCHUSS_SITE_PORT: 'http' },
  { SCHUSS_SITE_PORT: '0' },
  { SCHUSS_SITE_PORT: '3e3' },
  { CONTENT_DATABASE_URL: 'nonsense' },
  { SALES_DATABASE_URL: 'mysql://a:b@localhost/x' },
  { SCHUSS_SMTP_URL: 'http://mail.example.org' },
  { SCHUSS_LOG_LEVEL: 'loud' },
  { SCHUSS_SITE_PORT: '70000' },
  { SCHUSS_SITE_ORIGIN: 'http://localhost:3000/path' },
  { SCHUSS_SITE_ORIGIN: 'localhost' },
  { SCHUSS_LANGUAGE_ORIGINS: 'https://www.example.com, www.example.es' },
  { SCHUSS_CLOCK: 'yesterday' },
  { SCHUSS_SECRET: 'short' },
  { SCHUSS_TRUSTED_PROXIES: '10.0.0.0/8, balancer' },
  { SCHUSS_DEMO_BANK: 'yes' },
  { SCHUSS_EDGE_MAX_AGE: '0' },
  { SCHUSS_EDGE_TAG_HEADER: 'tags' },
  { SCHUSS_EDGE_PURGE_URL: 'cdn' },
  { SCHUSS_METRICS_TOKEN: 'short' },
  { SCHUSS_LIMIT_PAGES: '-1' },
  { SCHUSS_LIMIT_SIGN_IN_ACCOUNT: 'none' },
  { SCHUSS_KEEP_MAILS_DAYS: '0' },
])('a wrong value names the setting: %o', (source) => expect(() => readConfig(source)).toThrow(Object.keys(source)[0]))
