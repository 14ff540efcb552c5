import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { responseBytes } from '../response/response-bytes.ts'
import type { PreparedResponse } from '../response/cache-entry.ts'
import { HandedOn } from './forwarded-socket.ts'
import { parseSimpleRequest } from './parse-request.ts'
import type { HttpRequest } from './parse-request.ts'

/** The answer to a plain question; undefined when it has to be made first, or is not for everyone. */
export type FindPrepared = (request: HttpRequest) => PreparedResponse | undefined

type Handle = (connection: Socket | HandedOn) => void

/**
 * Stands between a server's connections and its handling of requests. A chunk that is one whole plain question with a ready answer
 * is answered at once; everything else is handed on to `node:http`, byte for byte, which alone judges what is malformed, slow or
 * too long. Guaranteed:
 * - Answers leave in the order of their questions: while one is under way at `node:http`, everything is handed on.
 * - A connection on which something else came than plain questions one after another stays with `node:http` for good, as only it
 *   knows where the next question begins.
 * - Who does not read their answers gets no more of them written than `node:http` would write.
 * - A server that closes answers nothing here: `node:http` knows how to end.
 */
export function putInFront(server: Server, ready: FindPrepared): void {
  const handle = ownHandlingOf(server)
  const untouched = new Set<Socket>()
  server.on('connection', (connection: Socket) => stand({ server, handle, ready, untouched }, connection))
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
    response.once('close', () => socket.emit('answered')),
  )
  const close = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    for (const connection of untouched) connection.destroySoon()
    close()
  }
}

/** Takes from the server what `node:http` does with a connection. */
function ownHandlingOf(server: Server): Handle {
  const [handle, ...others] = server.listeners('connection')
  if (handle === undefined || others.length > 0)
    throw new Error('a server of node:http listens once to its connections')
  server.removeAllListeners('connection')
  return handle.bind(server) as Handle
}

type Place = {
  server: Server
  handle: Handle
  ready: FindPrepared
  /** Connections that `node:http` does not know of. */
  untouched: Set<Socket>
}

/**
 * Who has the next chunk of a connection: `free` the front; `asked` is `node:http` with one plain question, and the connection is
 * free again after its answer; `given` is `node:http` for good.
 */
type State = 'free' | 'asked' | 'given'

function stand({ server, handle, ready, untouched }: Place, connection: Socket): void {
  let state: State = 'free'
  let behind: HandedOn | undefined

  function take(chunk: Buffer): void {
    const question = state === 'free' && server.listening ? parseSimpleRequest(chunk, connection) : undefined
    const answer = question && connection.writableLength === 0 && ready(question)
    if (answer) {
      connection.write(responseBytes(answer, question.method, Date.now(), server.keepAliveTimeout))
      return
    }
    state = question ? 'asked' : 'given'
    behind ??= handOn()
    behind.hand(chunk)
  }

  function handOn(): HandedOn {
    const on = new HandedOn(connection)
    untouched.delete(connection)
    connection.setTimeout(server.timeout)
    on.on('answered', () => {
      if (state === 'asked' && !on.writableEnded) state = 'free'
    })
    handle(on)
    return on
  }

  untouched.add(connection)
  connection.setTimeout(server.keepAliveTimeout)
  connection.on('data', take)
  connection.on('timeout', () => {
    behind?.emit('timeout')
    if (!behind || behind.destroyed) connection.destroy()
  })
  connection.on('end', () => (behind ? behind.push(null) : connection.end()))
  connection.on('error', () => connection.destroy())
  connection.on('close', () => {
    untouched.delete(connection)
    behind?.destroy()
  })
}
