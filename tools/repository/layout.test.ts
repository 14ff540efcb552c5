import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findCycle, importsOf, projectFiles, reachable, sourceFiles } from './graph.ts'
import { importViolation } from './import-rules.ts'

const files = sourceFiles()
const imports = importsOf(files)
const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file) || file.startsWith('e2e/')

function refused(from: string, target: string): string | undefined {
  return importViolation({ from, specifier: '', target, typeOnly: false, lazy: false })
}

test('the import graph is not empty', () => {
  expect(imports.length).toBeGreaterThan(100)
  expect(imports).toContainEqual({
    from: 'tools/start/start.ts',
    specifier: 'base/config',
    target: 'base/config/config.ts',
    typeOnly: false,
    lazy: false,
  })
})

test('the import rules refuse forbidden imports', () => {
  expect(refused('base/day/day.ts', 'contracts/cart/cart.ts')).toBe('base may not know contracts')
  expect(refused('site/app/root.tsx', 'content/server/server.ts')).toMatch('only server files')
  expect(refused('site/server/main.ts', 'content/server/server.ts')).toBeUndefined()
  expect(refused('site/app/root.tsx', 'sales/api/cart.ts')).toBe('site may not know sales')
  expect(refused('sales/cart/cart.ts', 'sales/checkout/checkout.ts')).toBe(
    'cart comes before checkout and may not know it',
  )
  expect(refused('sales/checkout/checkout.ts', 'sales/cart/cart.ts')).toBeUndefined()
  expect(refused('site/app/search/panel.tsx', 'site/app/cart/pill.tsx')).toMatch('do not know each other')
  expect(refused('content/editor/editor.ts', 'content/store/schema.ts')).toMatch('only its own folder')
  expect(refused('site/app/root.tsx', 'content/editor/editor.ts')).toBeDefined()
  expect(refused('sales/widget/loader.ts', 'contracts/conformance/conformance.ts')).toMatch('drives a browser')
  expect(refused('contracts/widget/widget.ts', 'contracts/conformance/assertions.ts')).toMatch('may not know the suite')
  expect(refused('e2e/provider/conformance.e2e.ts', 'contracts/conformance/conformance.ts')).toBeUndefined()
})

test('every import is allowed by the rules', () => {
  const wrong = imports.flatMap((one) => {
    const reason = importViolation(one)
    return reason ? [`${one.from} → ${one.specifier}: ${reason}`] : []
  })
  expect(wrong).toEqual([])
})

test('no import cycles', () => {
  expect(findCycle(imports.filter(({ from }) => !isTest(from)))).toBeUndefined()
})

test('the environment is read in one file', () => {
  const readers = files.filter(
    (file) => !isTest(file) && readFileSync(file, 'utf8').includes(['process', 'env'].join('.')),
  )
  expect(readers).toEqual(['base/config/environment.ts'])
})

test('browser storage is accessed in one module, since it may be forbidden', () => {
  const visitors = files.filter(
    (file) =>
      file.startsWith('site/app/') && !isTest(file) && /\b(local|session)Storage\b/.test(readFileSync(file, 'utf8')),
  )
  // One script runs in the page before any module does.
  expect(visitors).toEqual(['site/app/navigation/scroll-restoration.tsx'])
})

test('EDIT-7 what browsers of visitors load leads to no server file and to no byte of the editor', () => {
  const entries = files.filter(
    (file) =>
      /^site\/app\/(entry\.client|root)\.tsx$|^site\/app\/.*\.route\.tsx$|^sales\/widget\/[^/]+\.tsx?$/.test(file) &&
      !isTest(file),
  )
  const loaded = [
    ...reachable(
      imports.filter(({ specifier }) => !/\.server(\.tsx?)?$/.test(specifier)),
      entries,
      { lazy: true },
    ),
  ]
  expect(entries.length).toBeGreaterThan(0)
  expect(loaded.filter((file) => /^(content\/(?!api\/)|site\/server\/|sales\/(?!api\/|widget\/))/.test(file))).toEqual(
    [],
  )
  const outside = imports
    .filter(({ from, target, typeOnly }) => loaded.includes(from) && !target && !typeOnly)
    .map(({ specifier }) => specifier)
  expect(
    outside.filter((specifier) => /^(node:|pg$|drizzle|pino|hono|@hono|nodemailer|sharp|@tiptap)/.test(specifier)),
  ).toEqual([])
})

test('no file is longer than one can read', () => {
  const long = files.filter(
    (file) => !file.includes('/wording/') && readFileSync(file, 'utf8').split('\n').length > 401,
  )
  expect(long).toEqual([])
})

test('a folder at the top is one that the README names', () => {
  const folders = new Set(projectFiles().flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])))
  const known = [
    '.ci',
    'base',
    'bench',
    'content',
    'contracts',
    'docs',
    'e2e',
    'resorts',
    'sales',
    'site',
    'tools',
    'ui',
  ]
  expect([...folders].filter((folder) => !known.includes(String(folder)))).toEqual([])
})

test('every command of the project has its program in the repository', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = Object.values(scripts).flatMap(
    (script) => /^node tools\/bootstrap\.mjs (\w+)$/.exec(script)?.[1] ?? [],
  )
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.map((command) => `tools/${command}/${command}.ts`).filter((file) => !files.includes(file))).toEqual(
    [],
  )
})

test('every package is pinned to one version', () => {
  const loose = [
    '.',
    ...readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ].flatMap((folder) => {
    const file = projectFiles().find((one) => one === (folder === '.' ? 'package.json' : `${folder}/package.json`))
    if (!file) return []
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      Record<string, string> | undefined
    >
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name]) => `${file}: ${name}`)
  })
  expect(loose).toEqual([])
})

test('the lockfile names no registry, so that it installs from any', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved": "http')
})

test('nothing names a path of the machine it was written on', () => {
  const homes = ['/root/', '/home/', '/work/'].map((home) => new RegExp(`(^|[\\s'"\`(])${home}\\w`, 'm'))
  const text = projectFiles().filter(
    (file) => /\.(tsx?|mjs|json|md|css|ya?ml|sh)$/.test(file) && file !== 'tools/repository/layout.test.ts',
  )
  expect(text.filter((file) => homes.some((home) => home.test(readFileSync(file, 'utf8'))))).toEqual([])
})
