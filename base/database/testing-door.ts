import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import pg from 'pg'

/** A port before the database, which can be shut like a database that restarts. `turnedAway`: when somebody came meanwhile, in milliseconds. */
export async function openDoor(url: string) {
  const { host, port, database: name } = new pg.Client(url)
  const inside = new Set<Socket>()
  const turnedAway: number[] = []
  let isOpen = true
  const door = createServer((visitor) => {
    if (!isOpen) {
      turnedAway.push(performance.now())
      return void visitor.destroy()
    }
    const server = connect(`${host}/.s.PGSQL.${port}`)
    visitor.pipe(server).pipe(visitor)
    for (const end of [visitor, server]) {
      inside.add(end)
      end.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    url: `postgresql://postgres@127.0.0.1:${(door.address() as AddressInfo).port}/${name}`,
    turnedAway,
    open: () => void (isOpen = true),
    shut: () => {
      isOpen = false
      for (const end of inside) end.destroy()
    },
    close: () => new Promise((resolve) => door.close(resolve)),
  }
}
