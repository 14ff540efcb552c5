// Ends the build with a sentence where the built application no longer renders what framework-markup.ts assumes.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageReader } from 'content/api/reader'
import { testShell } from '../../app/shell/shell.fixture.ts'
import type { App, Visit } from '../../app/visit.ts'
import { findScripts } from './framework-markup.ts'

const built = path.join(import.meta.dirname, '../../build/server/index.js')
const { handle } = (await import(pathToFileURL(built).href)) as App

/** A page that does not exist needs nothing of content but the shell. */
const visit: Visit = {
  reader: { shell: async () => testShell('fr') } as unknown as PageReader,
  resolution: { what: 'not-found', lang: 'fr' },
  languages: [],
  editor: false,
  draft: false,
  salesOrigin: 'http://localhost',
  now: new Date(0),
  scriptNonce: 'mark',
  offersIn: undefined,
  shown: { tags: new Set(), byQuery: false },
  failed: (error) => {
    throw error
  },
}
const page = await handle(new Request('http://localhost/markup/'), visit)
const scripts = findScripts(await page.text(), ' nonce="mark"')
if (typeof scripts === 'string') {
  process.stderr.write(`${scripts} Adapt site/server/render/framework-markup.ts.\n`)
  process.exitCode = 1
}
