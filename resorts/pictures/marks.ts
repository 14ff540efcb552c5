import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { card } from './card.ts'
import { favicon, logo } from './logo.ts'
import { red } from './palette.ts'
import { partners } from './partners.ts'

/** Writes logo, favicon, the partners' marks and the card that social networks show for a page without a picture. */
export async function writeMarks(resort: URL): Promise<void> {
  await mkdir(new URL('partners/', resort), { recursive: true })
  await writeFile(new URL('logo.svg', resort), logo())
  await writeFile(new URL('favicon.svg', resort), favicon(red))
  for (const [key, svg] of Object.entries(partners)) await writeFile(new URL(`partners/${key}.svg`, resort), svg)
  await sharp(Buffer.from(card()))
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(new URL('og-default.jpg', resort).pathname)
}
