import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { environment } from 'base/environment'

/** A process that can be killed and started again at the same address. */
export type Killable = { origin: string; start: () => Promise<void>; kill: () => Promise<void> }

/** With this a process ends when the test run does, however that went. */
const leaveWithParent = path.resolve('tools/start/exit-with-parent.ts')

/** Describes a process of ours; `readyAt` is asked until it answers at all. */
export function killable(
  origin: string,
  { args, env = {}, readyAt }: { args: string[]; env?: Record<string, string>; readyAt: string },
): Killable {
  let child: ChildProcess | undefined
  let said = ''
  return {
    origin,
    start: async () => {
      child = spawn(process.execPath, ['--import', leaveWithParent, ...args], {
        env: { ...environment, ...env },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      child.stderr?.on('data', (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-2000)))
      await untilAnswers(origin + readyAt, child, () => said)
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function untilAnswers(address: string, child: ChildProcess, said: () => string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${address} did not come up: ${said()}`)
}
