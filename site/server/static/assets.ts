import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { codings } from '../answer/coding.ts'
import type { Coding } from '../answer/coding.ts'
import { entryOf } from '../answer/entry.ts'
import type { Entry } from '../answer/entry.ts'
import { typeOf } from './types.ts'

/** Ending of the file that lies beside an asset for each coding. */
export const endings: Record<Coding, string> = { br: '.br', zstd: '.zst', gzip: '.gz', identity: '' }

/** The built scripts, styles and fonts, ready in memory: their names change with their content, so browsers keep them for good. */
export async function readAssets(folder: string): Promise<Map<string, Entry>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !/\.(br|zst|gz)$/.test(name))
  return new Map(
    await Promise.all(names.map(async (name) => [`/assets/${name}`, await readAsset(folder, name)] as const)),
  )
}

async function readAsset(folder: string, name: string): Promise<Entry> {
  const body = await readFile(path.join(folder, name))
  const bodies = await Promise.all(
    codings.map((coding) => readFile(path.join(folder, name + endings[coding])).catch(() => undefined)),
  )
  const found = Object.fromEntries(codings.flatMap((coding, index) => (bodies[index] ? [[coding, bodies[index]]] : [])))
  const headers = [
    ['content-type', typeOf(name)],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['x-content-type-options', 'nosniff'],
  ] as const
  return entryOf({ status: 200, headers, body, tags: new Set(), keep: true }, { ...found, identity: body })
}
