import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** One import of a file: its specifier, and the repository file it resolves to (undefined for packages). */
export type Import = { from: string; specifier: string; target: string | undefined; typeOnly: boolean; lazy: boolean }

/** The files that git knows or would add, from the root of the repository. */
export function projectFiles(): string[] {
  const said = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return [...new Set(said.trim().split('\n'))].filter((file) => existsSync(file))
}

/** The TypeScript among them. */
export function sourceFiles(): string[] {
  return projectFiles().filter((file) => /\.tsx?$/.test(file))
}

/** Every import of every file, type imports and `import()` included. */
export function importsOf(files: readonly string[]): Import[] {
  return files.flatMap((file) => importsOfFile(file))
}

function importsOfFile(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      lazy: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType, lazy: false }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      literal(text.slice(moduleRequest.start, moduleRequest.end)).map((specifier) => ({
        specifier,
        typeOnly: false,
        lazy: true,
      })),
    ),
  ]
  return found.map((one) => ({ from: file, ...one, target: resolve(file, one.specifier) }))
}

function literal(expression: string): string[] {
  const match = /^['"`]([^'"`$]+)['"`]$/.exec(expression)
  return match?.[1] ? [match[1]] : []
}

const workspaces = new Map<string, Record<string, string>>()

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier.replace(/\?.*$/, ''))
  const [name = '', ...rest] = specifier.split('/')
  const exported = exportsOf(name)
  return exported && resolveExport(name, exported, `./${rest.join('/')}`)
}

function exportsOf(name: string): Record<string, string> | undefined {
  if (!existsSync(`${name}/package.json`)) return undefined
  const known =
    workspaces.get(name) ??
    (JSON.parse(readFileSync(`${name}/package.json`, 'utf8')) as { exports?: Record<string, string> }).exports ??
    {}
  workspaces.set(name, known)
  return known
}

function resolveExport(name: string, exported: Record<string, string>, subpath: string): string {
  for (const [pattern, target] of Object.entries(exported)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined ? pattern === subpath : subpath.startsWith(before) && subpath.endsWith(after)) {
      const star = after === undefined ? '' : subpath.slice(before.length, subpath.length - after.length)
      return path.join(name, target.replaceAll('*', star))
    }
  }
  return path.join(name, '(not exported)', subpath)
}

/** A cycle of imports, or undefined; type imports do not count, since they are erased. Type imports vanish when the code runs and do not count. */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>()
  for (const { from, target, typeOnly } of imports)
    if (target && !typeOnly) next.set(from, [...(next.get(from) ?? []), target])
  const done = new Set<string>()
  for (const start of next.keys()) {
    const cycle = walk(start, [], next, done)
    if (cycle) return cycle
  }
  return undefined
}

function walk(file: string, way: string[], next: Map<string, string[]>, done: Set<string>): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
  if (done.has(file)) return undefined
  for (const target of next.get(file) ?? []) {
    const cycle = walk(target, [...way, file], next, done)
    if (cycle) return cycle
  }
  done.add(file)
  return undefined
}

/** All files that `entries` load, themselves included; types are not loaded. */
export function reachable(
  imports: readonly Import[],
  entries: readonly string[],
  options: { lazy: boolean },
): Set<string> {
  const found = new Set(entries)
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const { from, target, typeOnly, lazy } of imports) {
      if (from !== file || !target || typeOnly || (lazy && !options.lazy) || found.has(target)) continue
      found.add(target)
      queue.push(target)
    }
  }
  return found
}
