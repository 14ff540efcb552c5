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

test.each([
  { SCHUSS_SITE_PORT: 'http' },
  { SCHUSS_SITE_PORT: '70000' },
  { SCHUSS_SITE_ORIGIN: 'http://localhost:3000/path' },
  { SCHUSS_SITE_ORIGIN: 'localhost' },
  { SCHUSS_LANGUAGE_ORIGINS: 'https://www.example.com, www.example.es' },
  { SCHUSS_CLOCK: 'yesterday' },
  { SCHUSS_SECRET: 'short' },
  { SCHUSS_TRUSTED_PROXIES: '10.0.0.0/8, balancer' },
  { SCHUSS_DEMO_BANK: 'yes' },
])('a wrong value names the setting: %o', (source) => expect(() => readConfig(source)).toThrow(Object.keys(source)[0]))
