import { execFile } from 'node:child_process'
import { readConfig } from 'base/config'
import { StartFailure } from 'base/errors'
import { environment } from 'base/environment'
import { expect, test } from 'vitest'
import { refuseDemoBankInPublic } from './demo-bank.ts'

const everywhere = { SCHUSS_SALES_ORIGIN: 'https://shop.example.org' }
const ownBank = { SCHUSS_BANK_FORM: 'https://bank.example.org/form' }
const start = (settings: Record<string, string>) => () => refuseDemoBankInPublic(readConfig(settings))

test('a shop that everybody can reach does not start with the demo bank', () => {
  expect(start(everywhere)).toThrow(
    new StartFailure(
      'At https://shop.example.org orders would be paid at the demo bank, which takes no money: set SCHUSS_BANK_FORM to the form of your bank, or SCHUSS_DEMO_BANK=public for a demo.',
    ),
  )
})

test("a public shop does not start with the demo bank's key", () => {
  expect(start({ ...everywhere, ...ownBank })).toThrow('set SCHUSS_BANK_KEY')
})

test.each([
  ['on this machine', {}],
  ['on this machine by its number', { SCHUSS_SALES_ORIGIN: 'http://127.0.0.1:3001' }],
  ['as a demo for the public', { ...everywhere, SCHUSS_DEMO_BANK: 'public' }],
  ['with a bank and its key', { ...everywhere, ...ownBank, SCHUSS_BANK_KEY: 'a key of our own' }],
])('it starts %s', (_where, settings) => expect(start(settings)).not.toThrow())

test('the process says so in one sentence and ends with exit code 1, before it has touched a database', async () => {
  const settings = { ...everywhere, SALES_DATABASE_URL: 'postgresql://nobody@localhost:1/nothing' }
  const ended = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, ['sales/server/main.ts'], { env: { ...environment, ...settings } }, (error, _, said) =>
      resolve({ code: error?.code, said }),
    )
  })
  expect(ended).toEqual({ code: 1, said: expect.stringMatching(/^At https:\/\/shop\.example\.org orders [^\n]+\n$/) })
})
