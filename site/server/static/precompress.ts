import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentEncodings } from 'base/http/accept-encoding'
import { encodeAll } from '../response/content-encoding.ts'
import { encodedExtensions } from './assets.ts'

/** Files of this kind gain from compression; pictures and fonts are compressed already. */
const text = /\.(js|css|svg|json|txt)$/

/** Puts the compressed forms of every built file beside it, as small as they can be. */
async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => text.test(name))
  await Promise.all(files.map((name) => precompressFile(path.join(folder, name))))
}

async function precompressFile(file: string): Promise<void> {
  const bodies = await encodeAll(await readFile(file), 'small')
  const written = contentEncodings.filter((coding) => coding !== 'identity')
  await Promise.all(written.map((coding) => writeFile(file + encodedExtensions[coding], bodies[coding])))
}

await precompress(process.argv[2] ?? 'build/client/assets')
