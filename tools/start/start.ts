import { shiftedClock } from 'base/clock'
import { readConfig } from 'base/config'
import { main } from 'base/main'
import { buildIfChanged } from '../steps/build.ts'
import { seconds } from '../steps/step.ts'
import { refuseTakenPorts } from './ports.ts'
import { startStack } from './stack.ts'
import { welcome } from './welcome.ts'

await main(async () => {
  const began = performance.now()
  const config = readConfig()
  if (config.clockStart)
    console.log(`The clock stands at ${shiftedClock(config.clockStart)().toISOString()}, as SCHUSS_CLOCK says.`)
  await refuseTakenPorts(config)
  const stack = await startStack(config, { prepare: buildIfChanged })
  console.log(welcome(config, seconds(began)))
  await stack.ended
})
