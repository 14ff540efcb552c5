import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** The addresses of the running stack, written by the setup and read by the tests. */
const shape = z.object({ site: z.string(), sales: z.string(), data: z.string() })
export type StackAddresses = z.infer<typeof shape>

const file = 'e2e/build/stack.json'

export function writeStack(addresses: StackAddresses): void {
  mkdirSync('e2e/build', { recursive: true })
  writeFileSync(file, JSON.stringify(addresses))
}

export function readStack(): StackAddresses {
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
}
