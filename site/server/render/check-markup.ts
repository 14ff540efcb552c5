// Ends the build with a sentence where the built application no longer renders what framework-markup.ts assumes.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageReader } from 'content/api/reader'
import { testShell } from '../../app/shell/shell.fixture.ts'
import type { App, RenderContext } from '../../app/render-context.ts'
import { findScripts } from './framework-markup.ts'

const built = path.join(import.meta.dirname, '../../build/server/index.js')
const { handle } = (await import(pathToFileURL(built).href)) as App

/** A page that does not exist needs nothing of content but the shell. */
const renderContext: RenderContext = {
  reader: { shell: async () => testShell('fr') } as unknown as PageReader,
  resolution: { kind: 'not-found', lang: 'fr' },
  languages: [],
  editor: false,
  draft: false,
  salesOrigin: 'http://localhost',
  now: new Date(0),
  scriptNonce: 'mark',
  offersIn: undefined,
  dependencies: { tags: new Set(), byQuery: false },
  failed: (error) => {
    throw error
  },
}
const page = await handle(new Request('http://localhost/markup/'), renderContext)
const scripts = findScripts(await page.text(), ' nonce="mark"')
if (typeof scripts === 'string') {
  process.stderr.write(`${scripts} Adapt site/server/render/framework-markup.ts.\n`)
  process.exitCode = 1
}
