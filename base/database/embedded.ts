import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartFailure } from '../errors/errors.ts'
import { findBinaries, isOpenToOthers } from './embedded-binaries.ts'
import type { ServerUser } from './embedded-binaries.ts'

/** PostgreSQL from npm packages, run on a unix socket: nothing to install, no network port. */
export type EmbeddedPostgres = {
  /** Connection string of a database of this cluster. */
  url: (database: string) => string
  /** Creates the database when it is not there yet. */
  ensureDatabase: (database: string) => Promise<void>
  /** Resolves when the server has ended, by `stop` or otherwise. */
  ended: Promise<void>
  /** Stops the server, also one that was already running. */
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
  const pid = (await runningPid(data)) ?? (await launch(data, socket, user, options))
  return {
    url: (database) => urlOf(socket, database),
    ensureDatabase: (database) => ensureDatabase(socket, database),
    ended: untilGone(pid),
    stop: () => stop(pid),
  }
}

/**
 * The folder itself, or, when we are root and it lies in a home that others may not enter, one below /var/lib
 * that belongs to it.
 */
function reachablePlace(folder: string, user: ServerUser): string {
  prepareFolder(folder, user)
  if (!user || isOpenToOthers(path.dirname(folder))) return folder
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

/** Makes the cluster's files beside their place first, so that whatever ends it early leaves nothing half made there. */
function initialise(data: string, user: ServerUser): void {
  const draft = `${data}.draft`
  rmSync(draft, { recursive: true, force: true })
  prepareFolder(draft, user)
  const { status, stderr } = spawnSync(
    path.join(findBinaries(user), 'initdb'),
    ['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: '/', encoding: 'utf8' },
  )
  if (status !== 0)
    throw new StartFailure(`The files of the embedded PostgreSQL could not be made in ${data}: ${reasonIn(stderr)}.`)
  renameSync(draft, data)
}

/** What PostgreSQL names as the reason why it ended. */
function reasonIn(said: string): string {
  return /(?:ERROR|FATAL|PANIC|error): +(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? ''
}

/** The pid of a server that already runs on this folder (left by a killed process, say). One that starts or stops is waited for. */
async function runningPid(data: string): Promise<number | undefined> {
  const file = path.join(data, 'postmaster.pid')
  while (existsSync(file)) {
    const lines = readFileSync(file, 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!isPostgres(pid, data)) return undefined
    if (lines[7]?.trim() === 'ready') return pid
    await pause(50)
  }
  return undefined
}

/** A pid is given again to others after a crash, so the process must be one that names this folder. */
function isPostgres(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  return !existsSync('/proc') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data)
}

async function launch(data: string, socket: string, user: ServerUser, options: Options): Promise<number> {
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
  await untilReady(server, data)
  if (server.pid === undefined) throw new Error('PostgreSQL is ready, yet it is no process')
  return server.pid
}

function untilReady(server: ChildProcess, data: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('close', () =>
      reject(new StartFailure(`The embedded PostgreSQL could not start on ${data}: ${reasonIn(said)}.`)),
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
async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await pause(10)
}

/** A server that was already running is not a child process, so its exit is polled. */
async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(250, undefined, { ref: false })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
