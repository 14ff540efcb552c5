import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log/log.ts'

/** How often the connection is checked: a firewall ends an idle one without a word. */
const heartbeatMs = 10_000
/** How PostgreSQL names a connection that listens, in `pg_stat_activity`. */
export const listenerName = 'schuss listener'
const timeouts = { connectionTimeoutMillis: 5000, query_timeout: 5000 }

type Options = {
  log?: Pick<Log, 'warn' | 'error'>
  /** What changes with every notification. Where LISTEN does not deliver, it is polled; without it `onGap` is called at every poll. */
  readRevision?: () => Promise<unknown>
  pollMs?: number
  /** How long a notification of our own may take to arrive before LISTEN counts as not delivering. */
  probeMs?: number
}

/**
 * Receives what other instances announce with `NOTIFY channel, payload`.
 * Reconnects by itself; `onGap` is called after every reconnection, because what was announced in between is lost, and after a
 * payload that `onPayload` throws at. Behind a pooler that shares connections between clients LISTEN delivers nothing: a probe
 * finds that out, it is logged, and changes are polled.
 * @returns how to stop listening.
 */
export async function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
  { log, readRevision, pollMs = 1000, probeMs = 5000 }: Options = {},
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  let polling: NodeJS.Timeout | undefined
  async function connect(): Promise<void> {
    const { connection, probe } = await openListener(url, channel, receive)
    // Only from here on: an attempt that fails ends its connection too, and each end would begin another attempt beside the next one.
    const heartbeat = setInterval(
      () => void connection.query('select 1').catch(() => connection.end()),
      heartbeatMs,
    ).unref()
    connection.once('end', () => {
      clearInterval(heartbeat)
      if (!stopped) retry()
    })
    client = connection
    if (stopped) await connection.end()
    // While the database cannot be reached nothing is found out: the connection ends too, and the next one is probed.
    else void probe(probeMs).then(followProbe, () => undefined)
  }
  function receive(payload: string): void {
    try {
      onPayload(payload)
    } catch (error) {
      log?.error({ error: String(error), channel }, 'a notification could not be read: everything is read anew')
      onGap()
    }
  }
  function followProbe(delivers: boolean): void {
    if (delivers || stopped) return stopPolling()
    if (polling) return
    log?.warn(
      { channel, pollMs },
      'LISTEN delivers nothing, as behind a pooler in transaction mode: changes are polled. Connect to PostgreSQL itself, or by session mode.',
    )
    let known: unknown
    const poll = async (): Promise<void> => {
      const revision = await readRevision?.()
      if (revision === undefined || revision !== known) onGap()
      known = revision
    }
    polling = setInterval(() => void poll().catch(() => undefined), pollMs).unref()
  }
  function stopPolling(): void {
    clearInterval(polling)
    polling = undefined
  }
  function retry(): void {
    setTimeout(() => {
      if (!stopped) connect().then(onGap, retry)
    }, 250).unref()
  }
  await connect()
  return async () => {
    stopped = true
    stopPolling()
    await client?.end()
  }
}

/** A connection that listens, and a probe: whether a notification of another connection arrives within some milliseconds. */
async function openListener(url: string, channel: string, onPayload: (payload: string) => void) {
  const connection = new pg.Client({ connectionString: url, application_name: listenerName, ...timeouts })
  // A channel of its own, so that no other instance ever receives a probe.
  const probeChannel = `probe_${randomUUID()}`
  const arrived = Promise.withResolvers<boolean>()
  connection.on('notification', (message) => {
    if (message.channel === probeChannel) arrived.resolve(true)
    else onPayload(message.payload ?? '')
  })
  // A broken connection also emits `end`, which is handled.
  connection.on('error', () => undefined)
  try {
    await connection.connect()
    await connection.query(`listen ${pg.escapeIdentifier(probeChannel)}`)
    await connection.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await connection.end()
    throw error
  }
  const probe = async (withinMs: number): Promise<boolean> => {
    const sender = new pg.Client({ connectionString: url, ...timeouts })
    sender.on('error', () => undefined)
    try {
      await sender.connect()
      await sender.query('select pg_notify($1, $2)', [probeChannel, ''])
    } finally {
      await sender.end()
    }
    const timer = setTimeout(() => arrived.resolve(false), withinMs).unref()
    const delivers = await arrived.promise
    clearTimeout(timer)
    return delivers
  }
  return { connection, probe }
}
