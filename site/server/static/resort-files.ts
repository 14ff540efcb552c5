import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { typeOf } from './types.ts'

/** A file of the resort as it is sent. */
export type ResortFile = { file: string; size: number; headers: string[]; etag: string }

/** What of a resort's folder the public may have: not its content, which may hold what is not published. */
const folders = ['pictures', 'partners', 'files']
const singles = ['favicon.svg', 'logo.svg', 'og-default.jpg']
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
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`
  const headers = ['content-type', typeOf(name), 'cache-control', `public, max-age=${seconds}`, 'etag', etag]
  // A drawing opened by itself is a document, and could hold scripts.
  const guard = [
    'x-content-type-options',
    'nosniff',
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'",
  ]
  return [`/${name}`, { file, size: found.size, headers: [...headers, ...guard], etag }]
}

/** Sends a file, or that the browser has it already. Returns the status. */
export async function sendFile(found: ResortFile, request: IncomingMessage, response: ServerResponse): Promise<number> {
  if (request.headers['if-none-match'] === found.etag) {
    response.writeHead(304, found.headers).end()
    return 304
  }
  response.writeHead(200, [...found.headers, 'content-length', String(found.size)])
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(found.file), response).catch(() => response.destroy())
  return 200
}
