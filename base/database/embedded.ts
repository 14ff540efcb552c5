import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { StartFailure } from '../errors/errors.ts'
import { findBinaries, mayEnter } from './embedded-binaries.ts'
import type { ServerUser } from './embedded-binaries.ts'

/** The real PostgreSQL from npm, run by us on a unix socket: nothing to install, nothing listens on the network. */
export type EmbeddedPostgres = {
  /** Connection string of a database of this cluster. */
  url: (database: string) => string
  /** Creates the database when it is not there yet. */
  ensureDatabase: (database: string) => Promise<void>
  /** Stops the server, also one that was found running. */
  stop: () => Promise<void>
}

/** `durable: false` gives up syncing to disk: for tests, where a lost cluster is no loss. */
type Options = { durable?: boolean }

/**
 * Starts (or joins, when one runs there already) the cluster in `folder`.
 * PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`.
 * @throws StartFailure when the folder cannot be used.
 */
export async function startEmbeddedPostgres(folder: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const user = serverUser()
  const place = reachablePlace(path.resolve(folder), user)
  const data = path.join(place, 'cluster')
  const socket = path.join(place, 'socket')
  if (socket.length > 90)
    throw new StartFailure(
      `The path ${socket} is too long for a PostgreSQL socket (90 characters): set SCHUSS_DATA to a shorter one.`,
    )
  prepareFolder(data, user)
  prepareFolder(socket, user)
  if (!existsSync(path.join(data, 'PG_VERSION'))) initialise(data, user)
  const running = runningPid(data)
  const server = running === undefined ? await launch(data, socket, user, options) : undefined
  const pid = server?.pid ?? running
  return {
    url: (database) => urlOf(socket, database),
    ensureDatabase: (database) => ensureDatabase(socket, database),
    stop: () => stop(pid),
  }
}

/**
 * The folder itself, or, when we are root and it lies in a home that others may not enter, one below /var/lib
 * that belongs to it.
 */
function reachablePlace(folder: string, user: ServerUser): string {
  prepareFolder(folder, user)
  if (!user || mayEnter(path.dirname(folder))) return folder
  const place = path.join('/var/lib', `schuss-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  prepareFolder(place, user)
  return place
}

function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: Number(idOf('-u', name)), gid: Number(idOf('-g', name)) }
    } catch {
      // This system has no such user: try the next.
    }
  }
  throw new StartFailure(
    'PostgreSQL must not run as root, and this system has neither a user "postgres" nor "nobody": start Schuss as another user.',
  )
}

function idOf(flag: string, name: string): string {
  return execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function prepareFolder(folder: string, user: ServerUser): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
  } catch {
    throw new StartFailure(
      `The folder ${folder} cannot be written: give this user the right, or set SCHUSS_DATA to another folder.`,
    )
  }
}

function initialise(data: string, user: ServerUser): void {
  execFileSync(
    path.join(findBinaries(user), 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: '/', stdio: 'pipe' },
  )
}

/** The pid of a server that already runs on this folder (left by a killed process, say). */
function runningPid(data: string): number | undefined {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  return isPostgres(pid, data) && lines[7]?.trim() === 'ready' ? pid : undefined
}

/** A pid is given again to others after a crash, so the process must be one that names this folder. */
function isPostgres(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  return !existsSync('/proc') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
}

async function launch(data: string, socket: string, user: ServerUser, options: Options): Promise<ChildProcess> {
  const speed =
    options.durable === false ? ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'] : []
  const args = [
    '-D',
    data,
    '-k',
    socket,
    '-c',
    'listen_addresses=',
    '-c',
    'shared_buffers=128MB',
    '-c',
    'max_connections=200',
    ...speed,
  ]
  // A process group of its own: Ctrl-C in a terminal must reach us first, so that the sites drain before the database goes.
  const server = spawn(path.join(findBinaries(user), 'postgres'), args, {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  await untilReady(server)
  return server
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () =>
      reject(
        new StartFailure(
          `The embedded PostgreSQL did not start: ${said.trim().split('\n').at(-1) ?? 'no reason given'}`,
        ),
      ),
    )
  })
}

function urlOf(socket: string, database: string): string {
  return `postgresql://postgres@/${database}?host=${encodeURIComponent(socket)}`
}

async function ensureDatabase(socket: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(socket, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

/** Fast shutdown: sessions are ended, what is committed stays. Also for a server that a killed process had left. */
async function stop(pid: number | undefined): Promise<void> {
  if (pid === undefined || !isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
