import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { contentEncodings } from 'base/http/accept-encoding'
import type { ContentEncoding } from 'base/http/accept-encoding'
import { entryFrom } from '../response/cache-entry.ts'
import type { CacheEntry } from '../response/cache-entry.ts'
import { mediaTypeOf } from 'base/http/media-type'

/** Ending of the file that lies beside an asset for each coding. */
export const encodedExtensions: Record<ContentEncoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz', identity: '' }

/** The built scripts, styles and fonts, ready in memory: their names change with their content, so browsers keep them for good. */
export async function readAssets(folder: string): Promise<Map<string, CacheEntry>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !/\.(br|zst|gz)$/.test(name))
  return new Map(
    await Promise.all(names.map(async (name) => [`/assets/${name}`, await readAsset(folder, name)] as const)),
  )
}

async function readAsset(folder: string, name: string): Promise<CacheEntry> {
  const body = await readFile(path.join(folder, name))
  const bodies = await Promise.all(
    contentEncodings.map((coding) =>
      readFile(path.join(folder, name + encodedExtensions[coding])).catch(() => undefined),
    ),
  )
  const found = Object.fromEntries(
    contentEncodings.flatMap((coding, index) => (bodies[index] ? [[coding, bodies[index]]] : [])),
  )
  const headers = [
    ['content-type', mediaTypeOf(name)],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['x-content-type-options', 'nosniff'],
  ] as const
  return entryFrom({ status: 200, headers, body, tags: new Set(), isCacheable: true }, { ...found, identity: body })
}
