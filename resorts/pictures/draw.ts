import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cornerMark } from './card.ts'
import { writeMarks } from './marks.ts'
import { fingerprint, render, share, sizes } from './render.ts'
import type { Scene } from './scene.ts'
import { series } from './series.ts'

const resort = new URL('../valorsene/', import.meta.url)
const out = new URL('pictures/', resort)

/** What the site needs to know of a picture before it has loaded. */
type Entry = { width: number; height: number; ratio: number; color: string; alt: Scene['alt'] }

/** Draws every picture, or only the keys named on the command line, and writes index and fingerprints when all are drawn. */
async function drawAll(only: readonly string[]): Promise<void> {
  await mkdir(out, { recursive: true })
  const index: Record<string, Entry> = {}
  const sums: Record<string, string> = {}
  for (const scene of series) {
    if (only.length > 0 && !only.includes(scene.key)) continue
    const svg = render(scene)
    sums[scene.key] = fingerprint(svg)
    index[scene.key] = await writeSizes(scene, svg)
    console.log(scene.key)
  }
  if (only.length > 0) return
  await writeFile(new URL('index.json', out), `${JSON.stringify(index, null, 2)}\n`)
  await writeFile(new URL('sums.json', import.meta.url), `${JSON.stringify(sums, null, 2)}\n`)
  await writeMarks(resort)
}

async function writeSizes(scene: Scene, svg: string): Promise<Entry> {
  // Drawn once at full size and reduced from there, so that edges stay clean at 480 px.
  const master = await sharp(Buffer.from(svg)).flatten().removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  for (const width of sizes) {
    const small = sharp(master).resize(width)
    await small
      .clone()
      .avif({ quality: 58, effort: 2 })
      .toFile(path(scene.key, width, 'avif'))
    await small
      .clone()
      .webp({ quality: 78, effort: 5, smartSubsample: true })
      .toFile(path(scene.key, width, 'webp'))
  }
  await writeShare(scene, master)
  const width = sizes[2]
  return { width, height: (width * 10) / 16, ratio: 1.6, color: await average(master), alt: scene.alt }
}

/** The picture as a link to the page is shown elsewhere, with the school's mark. */
async function writeShare(scene: Scene, master: Buffer): Promise<void> {
  await sharp(master)
    .resize(share.width, share.height)
    .composite([{ input: Buffer.from(cornerMark()) }])
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(path(scene.key, 'share', 'jpg'))
}

const path = (key: string, size: number | 'share', format: string) => new URL(`${key}-${size}.${format}`, out).pathname

/** The mean colour, which fills the frame until the picture is there. */
async function average(image: Buffer): Promise<string> {
  const { data } = await sharp(image).resize(1, 1, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  return `#${[...data.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

await drawAll(process.argv.slice(2))
