import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { run } from 'tools/run'
import { test as base, expect } from './test.ts'

const origin = 'http://kit.example'

/** Tests on the page of the kit: built once a worker, and answered to the browser without a server. */
export const test = base.extend<{ kit: Page }, { kitBuild: string }>({
  baseURL: origin,
  kitBuild: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'schuss-kit-'))
      const { code, output } = await run('node_modules/.bin/vite', ['build', 'ui', '--outDir', folder])
      if (code !== 0) throw new Error(`The kit could not be built:\n${output}`)
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  kit: async ({ page, kitBuild }, use) => {
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      const folder = pathname.startsWith('/pictures/') ? 'resorts/valorsene' : kitBuild
      return route.fulfill({ path: path.join(folder, pathname) })
    })
    await use(page)
  },
})

/** Opens the page of the kit. */
export async function openKit(kit: Page): Promise<void> {
  await kit.goto('/kit.html')
  await expect(kit.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A state of a piece, on a light background. */
export function example(kit: Page, piece: string, state: string): Locator {
  return kit.getByRole('figure', { name: `${piece}, ${state}`, exact: true }).first()
}

export { expect }
