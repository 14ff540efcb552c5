// Bytes of a first visit by kind, compressed as browsers get them (br where text). Usage: node bench/bytes.ts
import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { startChromium } from './support/chromium.ts'
import { startSite } from './support/site.ts'

const assets = 'site/build/client'
const pages = ['/', '/cours-enfants/ski-6-12-ans/', '/en/']
/** The most that all scripts of a first load may weigh, its fonts, and all but its pictures, in bytes. */
const limit = 125_000
const fontLimit = 60_000
const wholeLimit = 215_000
const site = await startSite()
const browser = await startChromium()
try {
  console.log('| page | HTML | CSS | scripts | files | fonts | first picture |\n|---|---|---|---|---|---|---|')
  for (const page of pages) await row(page)
  console.log(
    `\nBytes. Aim: scripts of a first load at most ${limit} bytes, fonts ${fontLimit}, all but pictures ${wholeLimit}.`,
  )
} finally {
  await browser.close()
  await site.stop()
}

async function row(page: string): Promise<void> {
  const html = await (await fetch(`http://127.0.0.1:${site.port}${page}`)).text()
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''
  const scripts = await scriptsOf(page)
  const weight = scripts.reduce((sum, file) => sum + small(file), 0)
  const fonts = [...(await text(style)).matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)/g)].map(([, file = '']) => file)
  const figures = [
    brotliCompressSync(html).length,
    small(style),
    weight,
    scripts.length,
    sum(fonts),
    await firstPicture(html),
  ]
  console.log(`| ${page} | ${figures.join(' | ')} |`)
  const whole = brotliCompressSync(html).length + small(style) + weight + sum(fonts)
  if (weight > limit || sum(fonts) > fontLimit || whole > wholeLimit) process.exitCode = 1
}

/** The scripts of the site that a visit loads by itself, until nothing is loaded any more and before the visitor does anything. */
async function scriptsOf(page: string): Promise<string[]> {
  const tab = await browser.newPage()
  const loaded = new Set<string>()
  tab.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && origin === `http://127.0.0.1:${site.port}`) loaded.add(pathname)
  })
  await tab.goto(`http://127.0.0.1:${site.port}${page}`, { waitUntil: 'networkidle' })
  await tab.close()
  return [...loaded].filter((file) => file.startsWith('/assets/'))
}

async function text(file: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${site.port}${file}`)).text()
}

function small(file: string): number {
  return statSync(`${assets}${file}.br`).size
}

function sum(files: readonly string[]): number {
  return [...new Set(files)].reduce((all, file) => all + statSync(assets + file).size, 0)
}

/** The largest picture of the first screen, as a phone takes it. */
async function firstPicture(html: string): Promise<number> {
  const preferred = /<picture[^>]*><source[^>]*srcSet="(\S+-960\.avif|[^"]*?)[ "]/.exec(html)?.[1]
  if (!preferred) return 0
  const answer = await fetch(`http://127.0.0.1:${site.port}${preferred}`)
  return (await answer.arrayBuffer()).byteLength
}
