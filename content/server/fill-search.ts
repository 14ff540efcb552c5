import { openDatabase } from 'base/database'
import { StartFailure } from 'base/errors'
import { langs } from '../api/page.ts'
import { addManyPages } from '../search/many-pages.ts'

/** `node content/server/fill-search.ts <database address> <site> <pages>`: fills every language, so that a bench can search in them. */
const [address, site, pages] = process.argv.slice(2)
if (!address || !site || !Number(pages)) throw new StartFailure('Say a database, a site and how many pages a language.')
const database = openDatabase(address, { withoutTimeout: true })
for (const lang of langs) await addManyPages(database, site, lang, Number(pages))
await database.close()
