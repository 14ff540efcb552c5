import { readdirSync } from 'node:fs'
import { main } from 'base/main'
import { build } from '../steps/build.ts'
import { run } from '../steps/run.ts'
import { step } from '../steps/step.ts'
import { writeTable } from './write-table.ts'

const readme = 'bench/README.md'

/**
 * Runs every bench (or those named: `npm run bench -- pages cart`) and writes its table between the marks of its name
 * in bench/README.md. A bench is a file in bench/ that prints a table, peers and limits measured in the same run.
 */
await main(async () => {
  const wanted = process.argv.slice(2)
  const names = readdirSync('bench')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
    .filter((name) => wanted.length === 0 || wanted.includes(name))
  await build()
  for (const name of names) await bench(name)
})

async function bench(name: string): Promise<void> {
  const { code, output } = await step(`Measuring ${name}`, () => run('node', [`bench/${name}.ts`]))
  if (code !== 0) throw new Error(`bench/${name}.ts failed:\n${output}`)
  console.log(output)
  await writeTable(readme, name, output.trim())
}
