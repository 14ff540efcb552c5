// Lighthouse with its mobile preset: the score of each category, the middle one of several visits. Usage: node bench/lighthouse.ts
import lighthouse from 'lighthouse'
import { freePort } from 'base/http/testing'
import { startChromium } from './support/chromium.ts'
import { benchStack, median } from './support/stack.ts'

const pages = ['/', '/cours-enfants/ski-6-12-ans/', '/recherche/?q=moufle', '/en/']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const rounds = 3
const stack = await benchStack()
const port = await freePort()
const browser = await startChromium(`--remote-debugging-port=${port}`)
try {
  console.log(`| page | ${categories.join(' | ')} |\n|${'---|'.repeat(categories.length + 1)}`)
  for (const page of pages) await row(page)
  console.log(`\nMedians of ${rounds} visits. Aims: performance at least 95, the others 100.`)
} finally {
  await browser.close()
  await stack.stop()
}

async function row(page: string): Promise<void> {
  await fetch(stack.site + page) // fills the page cache
  const visits: number[][] = []
  for (let round = 0; round < rounds; round += 1) visits.push(await scores(page))
  const middles = categories.map((_, index) => median(visits.map((visit) => visit[index] ?? Number.NaN)))
  console.log(`| ${page} | ${middles.map((score) => (score * 100).toFixed(0)).join(' | ')} |`)
}

async function scores(page: string): Promise<number[]> {
  const result = await lighthouse(stack.site + page, { port, logLevel: 'error', onlyCategories: categories })
  if (!result) throw new Error(`Lighthouse said nothing of ${page}`)
  return categories.map((name) => result.lhr.categories[name]?.score ?? Number.NaN)
}
