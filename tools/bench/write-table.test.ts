import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../steps/run.ts'
import { writeTable } from './write-table.ts'

test('what a bench writes is formatted as the check wants it', async () => {
  // Inside the repository, so that its rules for formatting hold.
  const folder = mkdtempSync(path.join('tools/bench', 'build-'))
  try {
    const page = path.join(folder, 'README.md')
    writeFileSync(page, '# Figures\n\n<!-- cart -->\n<!-- /cart -->\n')
    await writeTable(page, 'cart', '| way | a second |\n|---|---|\n| a new guest | 1234 |\nMedians.')
    expect(readFileSync(page, 'utf8')).toContain('| a new guest | 1234     |')
    expect(await run('oxfmt', ['--check', page])).toMatchObject({ code: 0 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
