import { main } from '../steps/main.ts'
import { runChecks } from '../test/checks.ts'
import { summarise } from '../test/summary.ts'

await main(async () => {
  process.exitCode = summarise(await runChecks())
})
