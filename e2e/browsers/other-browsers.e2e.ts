import { existsSync } from 'node:fs'
import { expect, test } from '../support/test.ts'
import { firefoxPath, startFirefox } from './firefox.ts'
import { buyLesson, publishWords, search, useMenu } from './journey.ts'
import type { RemotePage } from './remote-page.ts'
import { startWebkit, webkitPaths } from './webkit.ts'

type OtherBrowser = {
  name: string
  /** Of Debian. */
  packages: string
  programs: (string | undefined)[]
  /** The page on which it publishes; they may run at the same time. */
  page: string
  start: () => Promise<RemotePage>
}

const otherBrowsers: OtherBrowser[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    programs: [firefoxPath],
    page: '/niveaux/ski-de-fond/',
    start: startFirefox,
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    programs: Object.values(webkitPaths),
    page: '/niveaux/ski-de-fond/ados/',
    start: startWebkit,
  },
]

for (const { name, packages, page, programs, start } of otherBrowsers) {
  const isInstalled = programs.every((program) => program !== undefined && existsSync(program))

  test(`SHOP-1 SHOP-4 NAV-2 SEARCH-2 menu, search, a purchase to the paid order, an edit and its publication in ${name}`, async ({
    stack,
    request,
  }) => {
    test.skip(!isInstalled, `${name} is not installed: apt-get install ${packages}`)
    test.setTimeout(240_000)
    const browser = await start()
    try {
      await test.step('menu', () => useMenu(browser, stack))
      await test.step('search', () => search(browser))
      await test.step('purchase', () => buyLesson(browser, stack))
      const words = `Publié depuis ${name} à ${Date.now()}. `
      await test.step('edit', () => publishWords(browser, stack.site + page, words))
      await expect.poll(async () => (await request.get(stack.site + page)).text()).toContain(words.trim())
    } finally {
      await browser.close()
    }
  })
}
