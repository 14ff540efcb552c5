import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

type Done = (error?: Error | null) => void

/**
 * A connection as `node:http` gets it from the front: what it is handed on to read, and all that it writes goes out. Asked for a
 * time limit it sets that of the real connection.
 */
export class HandedOn extends Duplex {
  readonly #connection: Socket

  constructor(connection: Socket) {
    super({ decodeStrings: false })
    this.#connection = connection
  }

  get remoteAddress(): string | undefined {
    return this.#connection.remoteAddress
  }

  /** Gives a chunk to read, and lets the connection wait when there is more than can be read now. */
  hand(chunk: Buffer): void {
    if (!this.push(chunk)) this.#connection.pause()
  }

  setTimeout(milliseconds: number, then?: () => void): this {
    this.#connection.setTimeout(milliseconds)
    if (then) this.once('timeout', then)
    return this
  }

  /** Ends the connection when all is written, whether or not the other side does. */
  destroySoon(): void {
    this.end(() => this.destroy())
  }

  override _read(): void {
    this.#connection.resume()
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: Done): void {
    this.#connection.write(chunk, encoding, done)
  }

  /** A head and its body leave in one piece. */
  override _writev(chunks: { chunk: Buffer | string; encoding: BufferEncoding }[], done: Done): void {
    const last = chunks.length - 1
    this.#connection.cork()
    chunks.forEach(({ chunk, encoding }, at) => this.#connection.write(chunk, encoding, at === last ? done : undefined))
    this.#connection.uncork()
  }

  override _final(done: Done): void {
    this.#connection.end(() => done())
  }

  /** What was answered in front, and is still on its way to a slow reader, arrives before the connection ends without an error. */
  override _destroy(error: Error | null, done: Done): void {
    if (error) this.#connection.destroy()
    else this.#connection.destroySoon()
    done(error)
  }
}
