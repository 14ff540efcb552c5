import { readConfig } from 'base/config'
import { openDatabase } from 'base/database'
import { StartFailure } from 'base/errors'
import { main } from 'base/main'
import { removeEditor } from '../admin/editors.ts'
import { readSiteKey } from './resort/resort.ts'

/** `node content/server/remove-editor.ts <e-mail>`: somebody may no longer edit, and is signed out everywhere. */
await main(async () => {
  const [email] = process.argv.slice(2)
  const { contentDatabaseUrl, resortFolder } = readConfig()
  if (!contentDatabaseUrl) throw new StartFailure('Set CONTENT_DATABASE_URL to the database of the site.')
  if (!email) throw new StartFailure('Say the e-mail: node content/server/remove-editor.ts marie@example.org')
  const database = openDatabase(contentDatabaseUrl)
  const isRemoved = await removeEditor(database, readSiteKey(resortFolder), email)
  await database.close()
  if (!isRemoved) throw new StartFailure(`There is no editor ${email}: nothing was changed.`)
  process.stdout.write(`${email} may no longer sign in.\n`)
})
