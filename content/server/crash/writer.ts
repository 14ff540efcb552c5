import { systemClock } from 'base/clock'
import { openDatabase } from 'base/database'
import { readSite } from '../../languages/site.ts'
import { indexPage } from '../../search/index-page.ts'
import { readEditorPage } from '../../drafts/editor-page.ts'
import { publishPage } from '../../drafts/publish.ts'
import { saveFields, saveZone } from '../../drafts/save.ts'
import { blocksOf, fieldsOf, editedPage, zone } from './numbered-page.ts'

/**
 * `node writer.ts <database> <number>` saves and publishes texts with that number, then with the next ones, until it is killed.
 * Each number is sent to the parent process once the database has confirmed it.
 */
const [url = '', first = ''] = process.argv.slice(2)
const database = openDatabase(url)
const site = await readSite(database, editedPage.site)
if (!site) throw new Error(`there is no site ${editedPage.site}`)
const author = 'Camille'

for (let number = Number(first); ; number += 1) {
  const page = await readEditorPage(database, editedPage)
  if (!page) throw new Error(`there is no page ${editedPage.key}`)
  const base = page.zones.find(({ id }) => id === zone)?.version ?? 0
  await saveFields(database, systemClock, {
    ...editedPage,
    base: page.version,
    data: fieldsOf(page.fields, number),
    author,
  })
  await saveZone(database, systemClock, { ...editedPage, zone, base, data: blocksOf(number), author })
  process.send?.({ saved: number })
  await publishPage({ database, site, clock: systemClock, onPublished: indexPage }, editedPage)
  process.send?.({ published: number })
}
