import { readFile, writeFile } from 'node:fs/promises'
import { run } from '../steps/run.ts'
import { replaceSection } from './section.ts'

/**
 * Puts a table into its section of a page, and the page into the form that `npm run check` asks for.
 * @throws when the page has no such section, or cannot be formatted.
 */
export async function writeTable(page: string, name: string, table: string): Promise<void> {
  await writeFile(page, replaceSection(await readFile(page, 'utf8'), name, table))
  const { code, output } = await run('oxfmt', [page])
  if (code !== 0) throw new Error(`${page} could not be formatted:\n${output}`)
}
