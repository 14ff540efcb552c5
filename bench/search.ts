// Search over HTTP in the demo resort and 2,000 more pages a language. Usage: node bench/search.ts
import { run } from 'tools/run'
import { benchStack, median } from './support/stack.ts'

const queries = {
  fr: ['flocon', 'debutants', 'forfait famille', 'lieu de rendez-vous', 'snowbord', 'moufle'],
  en: ['beginner', 'family pass', 'meeting point', 'snowbord', 'lessons'],
  es: ['clases', 'forfait', 'punto'],
  nl: ['lessen', 'skipas', 'kinderen'],
}
const rounds = 30
const stack = await benchStack()
try {
  const filled = await run('node', ['content/server/fill-search.ts', stack.content, 'valorsene', '2000'])
  if (filled.code !== 0) throw new Error(filled.output)
  console.log('| language | searches | median, ms | slowest in a hundred, ms |\n|---|---|---|---|')
  for (const [lang, texts] of Object.entries(queries)) await row(lang, texts)
  console.log('\nMilliseconds for a whole answer over HTTP, one after another. Aim: a median of at most 10.')
} finally {
  await stack.stop()
}

async function row(lang: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) await search(lang, text)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) for (const text of texts) times.push(await search(lang, text))
  const worst = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  console.log(`| ${lang} | ${times.length} | ${median(times).toFixed(1)} | ${worst.toFixed(1)} |`)
}

async function search(lang: string, query: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(
    `${stack.site}/api/search?${new URLSearchParams({ site: 'valorsene', lang, query }).toString()}`,
  )
  if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`)
  await answer.json()
  return performance.now() - began
}
