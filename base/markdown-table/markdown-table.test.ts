import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readMarkdownTable } from './markdown-table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'schuss-tables-'))
const file = path.join(folder, 'a.md')
writeFileSync(file, '# A\n\n## Snow\n\nProse.\n\n| day | cm |\n| --- | --- |\n| `Monday` | 12 |\n\n## Wind\n\nNone.\n')
afterAll(() => rmSync(folder, { recursive: true }))

test('a table is read by the names of its columns', () => {
  expect(readMarkdownTable(file, 'Snow')).toEqual([{ day: 'Monday', cm: '12' }])
})

test('a table that is not there is a mistake, not an empty one', () => {
  expect(() => readMarkdownTable(file, 'Wind')).toThrow('no table')
  expect(() => readMarkdownTable(file, 'Rain')).toThrow('no heading')
})
