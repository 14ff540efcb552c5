import { main } from 'base/main'
import { runChecks } from '../test/checks.ts'
import { summarise } from '../test/summary.ts'

await main(async () => {
  process.exitCode = summarise(await runChecks())
})
