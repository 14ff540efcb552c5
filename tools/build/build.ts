import { build } from '../steps/build.ts'
import { main } from '../steps/main.ts'

await main(build)
