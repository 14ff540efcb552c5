import { createInterface } from 'node:readline/promises'
import { readConfig } from 'base/config'
import { openDatabase } from 'base/database'
import { StartFailure } from 'base/errors'
import { main } from 'base/main'
import { z } from 'zod'
import { setEditor } from '../admin/editors.ts'
import { readSiteKey } from './resort/resort.ts'

/**
 * `node content/server/set-editor.ts <e-mail> <name>` lets somebody edit, or gives them a new password. The password is read from
 * standard input, so that it stands in no history of commands.
 */
await main(async () => {
  const [email, name] = process.argv.slice(2)
  const { contentDatabaseUrl, resortFolder } = readConfig()
  if (!contentDatabaseUrl) throw new StartFailure('Set CONTENT_DATABASE_URL to the database of the site.')
  const parsed = z.object({ email: z.email(), name: z.string().min(1).max(200) }).safeParse({ email, name })
  if (!parsed.success)
    throw new StartFailure(
      'Say the e-mail and the name: node content/server/set-editor.ts marie@example.org "Marie Duval"',
    )
  const password = await askPassword()
  const database = openDatabase(contentDatabaseUrl)
  await setEditor(database.db, readSiteKey(resortFolder), { ...parsed.data, password })
  await database.close()
  process.stdout.write(`${parsed.data.email} may sign in now.\n`)
})

async function askPassword(): Promise<string> {
  const asked = createInterface({ input: process.stdin, output: process.stderr })
  const password = await asked.question('Password (12 characters or more): ')
  asked.close()
  if (password.length < 12) throw new StartFailure('That password is shorter than 12 characters: choose a longer one.')
  return password
}
