import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileReferences, markdownReferences } from './file-references.ts'
import { projectFiles, sourceFiles } from './graph.ts'

const files = projectFiles()
const workspaces = [...new Set(files.flatMap((file) => (file.includes('/') ? [String(file.split('/')[0])] : [])))]
const exists = (target: string): boolean =>
  files.some((file) => file === target || file.startsWith(target.endsWith('/') ? target : `${target}/`))

test.each([
  ["new URL('./x.ts', import.meta.url)", 'site/server/x.ts'],
  ["fileURLToPath(new URL('../app/', import.meta.url))", 'site/app/'],
  ["path.join(import.meta.dirname, '..', 'app/x.ts')", 'site/app/x.ts'],
  ["resolve(import.meta.dirname, 'x.ts')", 'site/server/x.ts'],
  ["import.meta.resolve('./x.ts')", 'site/server/x.ts'],
  ["vi.mock('./x.ts', () => ({}))", 'site/server/x.ts'],
  ["spawn(process.execPath, ['sales/server/x.ts'])", 'sales/server/x.ts'],
])('%s names %s', (source, target) => {
  expect(fileReferences('site/server/a.ts', source, ['site', 'sales'])).toEqual([{ from: 'site/server/a.ts', target }])
})

test.each([
  "new URL('/x.ts', location.href)",
  "import.meta.resolve('schema-dts/x.ts')",
  "path.join(folder, 'content/x.ts')",
  "new URL('../editor/build/', import.meta.url)",
])('%s names no file of the repository', (source) => {
  expect(fileReferences('site/server/a.ts', source, ['site', 'sales'])).toEqual([])
})

// The tests of the repository name files that do not exist.
const sources = sourceFiles().filter((file) => !file.startsWith('tools/repository/'))

test('every file that a string names exists', () => {
  const references = sources.flatMap((file) => fileReferences(file, readFileSync(file, 'utf8'), workspaces))
  expect(references.length).toBeGreaterThan(50)
  expect(references.filter(({ target }) => !exists(target))).toEqual([])
})

test('every file that a page of documentation names exists', () => {
  const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('resorts/'))
  const references = pages.flatMap((file) => markdownReferences(file, readFileSync(file, 'utf8'), workspaces))
  expect(references.length).toBeGreaterThan(10)
  // Beside its own folder a page may name a file by the end of its path.
  const isKnown = (target: string): boolean => exists(target) || files.some((file) => file.endsWith(`/${target}`))
  expect(references.filter(({ target }) => !isKnown(target))).toEqual([])
})
