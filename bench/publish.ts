// From the click on "publish" to the new words in a visitor's answer. Usage: node bench/publish.ts
import { randomUUID } from 'node:crypto'
import { demoEditor } from 'base/demo'
import { benchStack, median } from './support/stack.ts'

const rounds = 20
const page = { key: 'children-ski', lang: 'fr', path: '/cours-enfants/ski-6-12-ans/' }
const stack = await benchStack()
try {
  const desk = await signIn()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await publish(desk))
  console.log('| publishes | median, ms | slowest, ms |\n|---|---|---|')
  console.log(`| ${rounds} | ${median(times).toFixed(1)} | ${Math.max(...times).toFixed(1)} |`)
  console.log('\nMilliseconds from the answer to "publish" until a visitor is served the new text. Aim: at most 50.')
} finally {
  await stack.stop()
}

type Desk = { headers: Record<string, string> }

async function signIn(): Promise<Desk> {
  const answer = await fetch(`${stack.site}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site: 'valorsene', ...demoEditor }),
  })
  const { token } = (await answer.json()) as { token: string }
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { headers: { cookie, 'x-cms-token': token, 'content-type': 'application/json' } }
}

async function publish({ headers }: Desk): Promise<number> {
  const read = await fetch(
    `${stack.site}/api/editor/page?${new URLSearchParams({ key: page.key, lang: page.lang }).toString()}`,
    { headers },
  )
  const { fields, version } = (await read.json()) as { fields: object; version: number }
  const words = `Cours ${randomUUID()}`
  const saved = await fetch(`${stack.site}/api/editor/fields`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ key: page.key, lang: page.lang, base: version, fields: { ...fields, subTitle: words } }),
  })
  if (!saved.ok) throw new Error(await saved.text())
  await fetch(stack.site + page.path)
  const published = await fetch(`${stack.site}/api/editor/publish`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key: page.key, lang: page.lang }),
  })
  if (!published.ok) throw new Error(await published.text())
  const began = performance.now()
  for (;;) {
    if ((await (await fetch(stack.site + page.path)).text()).includes(words)) return performance.now() - began
    if (performance.now() - began > 5000) throw new Error('The new words did not come within 5 s.')
  }
}
