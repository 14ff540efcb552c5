import pg from 'pg'

/** How often it is looked whether the connection still lives: a firewall ends a quiet one without a word. */
const heartbeatMs = 10_000
const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 }

/**
 * Hears what other instances announce with `NOTIFY channel, payload`.
 * Reconnects by itself; `onGap` is called after every reconnection, because what was announced in between is lost.
 * @returns how to stop listening.
 */
export async function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  async function connect(): Promise<void> {
    const next = await listening(url, channel, onPayload)
    // Only from here on: an attempt that fails ends its connection too, and each end would begin another attempt beside the next one.
    const heart = setInterval(() => void next.query('select 1').catch(() => next.end()), heartbeatMs).unref()
    next.once('end', () => {
      clearInterval(heart)
      if (!stopped) retry()
    })
    client = next
    if (stopped) await next.end()
  }
  function retry(): void {
    setTimeout(() => {
      if (!stopped) connect().then(onGap, retry)
    }, 250).unref()
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}

async function listening(url: string, channel: string, onPayload: (payload: string) => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, ...patience })
  client.on('notification', (message) => onPayload(message.payload ?? ''))
  // A connection that breaks also ends, and that is heard.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
