import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Cuts the two typefaces to what a western European page sets: fewer bytes before the first text is drawn in its own face.
 * Run by hand with `node ui/fonts/subset.ts` when the faces or the characters change; the results are committed.
 */
const faces = [
  { name: 'bricolage-grotesque', weights: { min: 500, max: 800 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
]

const require = createRequire(import.meta.url)

for (const { name, weights } of faces) {
  const source = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const cut = await subsetFont(await readFile(source), characters(), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: [0, 13, 14],
  })
  await writeFile(new URL(`./${name}.woff2`, import.meta.url), cut)
  process.stdout.write(`${name}.woff2 ${cut.length} bytes\n`)
}

/** Latin-1, the ligatures and the capital that French adds, and the typographer's marks. U+202F is the thin space before ! ? ; in French. */
function characters(): string {
  const latin1 = [...range(0x20, 0x7e), ...range(0xa0, 0xff)]
  const beyond = Array.from('ŒœŸˆ˜–—‘’‚“”„†•…‰‹›€™−↑↓', (one) => one.codePointAt(0) ?? 0)
  const spaces = [0x2002, 0x2003, 0x2009, 0x200a, 0x2010, 0x2011, 0x202f]
  return String.fromCodePoint(...latin1, ...beyond, ...spaces)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
