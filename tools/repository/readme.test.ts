import { readFileSync } from 'node:fs'
import { settingNames } from 'base/config'
import { expect, test } from 'vitest'
import { projectFiles } from './graph.ts'

const readme = readFileSync('README.md', 'utf8')

test('the README names every setting, and no other', () => {
  const named = [...readme.matchAll(/^\| `((?:SCHUSS|CONTENT|SALES)_\w+)` /gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(settingNames))
})

test('every link of the README resolves', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) => String(target))
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => !projectFiles().some((file) => file === link || file.startsWith(`${link}/`)))).toEqual(
    [],
  )
})

test("the README's tree names the existing folders", () => {
  const tree = [...readme.matchAll(/^(\w+)\/ {2,}/gm)].map(([, folder]) => folder)
  const folders = projectFiles().flatMap((file) =>
    file.includes('/') && !file.startsWith('.') ? [file.split('/')[0]] : [],
  )
  expect(new Set(tree)).toEqual(new Set(folders))
})
