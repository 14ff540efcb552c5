import { environment } from 'base/environment'
import { spawn } from 'node:child_process'

/** The output and exit code of a program. */
export type ProgramResult = { code: number; output: string }

/** Runs a program to its end and collects its output. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: childEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function childEnvironment(extra: Record<string, string> = {}): Record<string, string | undefined> {
  return { ...environment, ...extra }
}
