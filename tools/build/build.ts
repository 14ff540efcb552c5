import { main } from 'base/main'
import { build } from '../steps/build.ts'

await main(build)
