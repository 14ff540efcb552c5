import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartFailure } from 'base/errors'

/**
 * Locks the data folder until the returned function is called.
 * A lock whose process is gone (killed, a power cut) is taken over.
 * @throws StartFailure when the folder cannot be written or another start uses it.
 */
export function lockData(folder: string): () => void {
  const lock = path.join(folder, 'running.pid')
  const holder = holderOf(lock)
  if (holder !== undefined)
    throw new StartFailure(
      `Schuss already runs on ${folder} (process ${holder}): stop it first, or set SCHUSS_DATA to another folder.`,
    )
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(lock, String(process.pid))
  } catch {
    throw new StartFailure(
      `The folder ${path.resolve(folder)} cannot be written: give this user the right, or set SCHUSS_DATA to another folder.`,
    )
  }
  return () => rmSync(lock, { force: true })
}

function holderOf(lock: string): number | undefined {
  if (!existsSync(lock)) return undefined
  const pid = Number(readFileSync(lock, 'utf8'))
  return pid !== process.pid && isStart(pid) ? pid : undefined
}

/** Pids are given again to others, so a living process counts only when it is one of ours (where that can be seen). */
function isStart(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tools/')
  } catch {
    return false
  }
}
