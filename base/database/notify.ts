import pg from 'pg'

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
    const next = new pg.Client({ connectionString: url })
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    next.on('error', () => undefined)
    next.once('end', () => {
      if (!stopped) retry()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
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
