import { main } from 'base/main'
import { build } from '../steps/build.ts'
import { runChecks } from './checks.ts'
import { runJourneys } from './journeys.ts'
import { summarise } from './summary.ts'
import { runUnits } from './units.ts'

await main(async () => {
  const outcomes = await runChecks()
  await build()
  outcomes.push(await runUnits(), await runJourneys())
  process.exitCode = summarise(outcomes)
})
