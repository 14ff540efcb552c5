import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartFailure } from 'base/errors'
import { run } from './run.ts'
import { step } from './step.ts'

/** The browser bundles: the workspace that builds each, and its output folder. */
const parts = [
  { workspace: 'site', place: 'site/build/client', what: 'Building the site' },
  { workspace: 'content', place: 'content/editor/build', what: 'Building the editor' },
  { workspace: 'sales', place: 'sales/widget/build', what: 'Building the sales widget' },
]

const sources = ['base', 'contracts', 'ui', 'content', 'sales', 'site', 'package-lock.json']
const stampFile = 'node_modules/.schuss-built'

/** Builds what browsers load, unless it is there and the sources are those of the last build. */
export async function buildIfChanged(): Promise<void> {
  if (!parts.every(({ place }) => existsSync(place)) || builtWith() !== sourcesStamp()) await build()
}

/**
 * Builds what browsers load.
 * @throws StartFailure with what the builder said.
 */
export async function build(): Promise<void> {
  const stamp = sourcesStamp()
  for (const { workspace, what } of parts) await step(what, () => buildPart(workspace))
  writeFileSync(stampFile, stamp)
}

async function buildPart(workspace: string): Promise<void> {
  const { code, output } = await run('npm', ['run', 'build', '--silent', '-w', workspace])
  if (code !== 0) throw new StartFailure(`The build of ${workspace} failed:\n${output}`)
}

function builtWith(): string | undefined {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

/** Names, sizes and times of all sources, as one hash: enough to see a change, and quick. */
function sourcesStamp(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'build', '.react-router'].includes(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(path.join(place, entry.name)) : [path.join(place, entry.name)],
    )
}
