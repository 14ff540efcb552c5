import { shiftedClock } from 'base/clock'
import { readConfig } from 'base/config'
import { buildIfChanged } from '../steps/build.ts'
import { main } from '../steps/main.ts'
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
  await buildIfChanged()
  const stack = await startStack(config)
  console.log(welcome(config, seconds(began)))
  await stack.ended
})
