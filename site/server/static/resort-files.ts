import type { ReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { sendError } from '../response/error-responses.ts'
import { mediaTypeOf } from 'base/http/media-type'

/** A public file of the resort: its location and headers. */
export type ResortFile = { file: string; headers: readonly (readonly [name: string, value: string])[] }

/** The public folders of a resort; not its content, which may hold unpublished texts. */
const folders = ['pictures', 'partners', 'files']
const singles = ['favicon.svg', 'logo.svg', 'og-default.jpg']
const gone = { code: 'not-found', message: 'There is no such file any more: go back to the page and load it again.' }
const outsideRange = { code: 'range', message: 'The file is shorter than that: ask for less of it.' }
/** How long browsers keep a file, in seconds: 30 days. */
const maxAge = 30 * 86_400

/** The resort's pictures and marks by their path. Read once, at the start: only what is in the list can be asked for. */
export async function readResortFiles(folder: string): Promise<Map<string, ResortFile>> {
  const inFolders = await Promise.all(
    folders.map(async (name) =>
      (await readdir(path.join(folder, name)).catch(() => [])).map((file) => `${name}/${file}`),
    ),
  )
  const all = await Promise.all([...singles, ...inFolders.flat()].map((name) => readOne(folder, name)))
  return new Map(all.filter((one) => one !== undefined))
}

async function readOne(folder: string, name: string): Promise<[string, ResortFile] | undefined> {
  const file = path.resolve(folder, name)
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? [`/${name}`, { file, headers: headersOf(name) }] : undefined
}

function headersOf(name: string): ResortFile['headers'] {
  return [
    ['content-type', mediaTypeOf(name)],
    ['cache-control', `public, max-age=${maxAge}`],
    ['x-content-type-options', 'nosniff'],
    // A drawing that is opened by itself is a document, and could hold scripts.
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'"],
  ]
}

/**
 * Sends a file as it is now, a range of it, or that the browser has it already; it may have been replaced since the start.
 * A file that is gone is 404.
 */
export function sendFile(
  { file, headers }: ResortFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve)
    send(request, path.basename(file), {
      root: path.dirname(file),
      cacheControl: false,
      index: false,
      dotfiles: 'deny',
    })
      .on('headers', () => setHeaders(response, headers))
      .on('stream', (stream: ReadStream) => endWhenShorter(stream, response))
      .on('error', ({ status }: { status: number }) => sendFileError(status, response))
      .pipe(response)
  })
}

function setHeaders(response: ServerResponse, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}

/** A file that becomes shorter while it is sent ends the connection: the client would wait for the bytes that were announced. */
function endWhenShorter(stream: ReadStream, response: ServerResponse): void {
  const announced = Number(response.getHeader('content-length'))
  stream.on('end', () => {
    if (stream.bytesRead < announced) response.destroy()
  })
}

function sendFileError(status: number, response: ServerResponse): void {
  if (status === 416) return sendError(response, 416, outsideRange)
  sendError(response, 404, gone)
}
