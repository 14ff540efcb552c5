import { open, readdir, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sendError } from '../response/error-responses.ts'
import { typeOf } from './types.ts'

/** A file of the resort that may be asked for: where it lies, and what is said of it whatever is in it. */
export type ResortFile = { file: string; headers: string[] }

/** What of a resort's folder the public may have: not its content, which may hold what is not published. */
const folders = ['pictures', 'partners', 'files']
const singles = ['favicon.svg', 'logo.svg', 'og-default.jpg']
const gone = { code: 'not-found', message: 'There is no such file any more: go back to the page and load it again.' }
const days = 30
const seconds = days * 86_400

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
  const file = path.join(folder, name)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const headers = ['content-type', typeOf(name), 'cache-control', `public, max-age=${seconds}`]
  // A drawing opened by itself is a document, and could hold scripts.
  const guard = [
    'x-content-type-options',
    'nosniff',
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'",
  ]
  return [`/${name}`, { file, headers: [...headers, ...guard] }]
}

/**
 * Sends a file as it is now, or that the browser has it already; it may have been replaced since the start.
 * Returns the status: 404 for a file that is gone.
 */
export async function sendFile(found: ResortFile, request: IncomingMessage, response: ServerResponse): Promise<number> {
  const handle = await open(found.file).catch(() => undefined)
  if (!handle) return sendError(response, 404, gone)
  try {
    const { size, mtimeMs } = await handle.stat()
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    const headers = [...found.headers, 'etag', etag]
    if (request.headers['if-none-match'] === etag) return finish(response, 304, headers)
    headers.push('content-length', String(size))
    if (request.method === 'HEAD' || size === 0) return finish(response, 200, headers)
    response.writeHead(200, headers)
    await sendBytes(handle, size, response)
    return 200
  } finally {
    await handle.close()
  }
}

function finish(response: ServerResponse, status: number, headers: string[]): number {
  response.writeHead(status, headers).end()
  return status
}

/** No more bytes than were announced; and where the file has become shorter meanwhile, no waiting for those that will not come. */
async function sendBytes(handle: FileHandle, size: number, response: ServerResponse): Promise<void> {
  const { socket } = response
  const bytes = handle.createReadStream({ start: 0, end: size - 1, autoClose: false })
  await pipeline(bytes, response).catch(() => response.destroy())
  if (bytes.bytesRead < size) socket?.destroy()
}
