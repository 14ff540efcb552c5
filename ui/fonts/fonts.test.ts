import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the two typefaces together weigh at most 60 KB', async () => {
  const css = await readFile(new URL('./fonts.css', import.meta.url), 'utf8')
  const files = [...css.matchAll(/url\('(.+?)'\)/g)].map(([, file]) => new URL(file ?? '', import.meta.url))
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
})
