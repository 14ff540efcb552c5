import { defineConfig } from '@playwright/test'
import { launchOptions } from 'contracts/conformance/browser'

/** Journeys on one stack of their own (its own ports and database), in one Chromium a worker. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'build/results',
  globalSetup: './support/setup.ts',
  workers: 2,
  fullyParallel: false,
  // Two cores carry servers, database, browsers and the tests: long timeouts cost nothing when things go well.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A second try is told in the summary, so that it is looked into and not forgotten.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'build/journeys.json' }]],
  use: {
    launchOptions,
    trace: 'retain-on-failure',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
  },
})
