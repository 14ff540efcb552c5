import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from 'base/config'

/**
 * The key that signs tokens: SCHUSS_SECRET, or one that is generated once and stored in the data folder. Several machines must
 * be given the same.
 */
export async function signingSecret({ secret, dataFolder }: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (secret) return secret
  const file = path.join(dataFolder, 'secret')
  await mkdir(dataFolder, { recursive: true })
  // `wx` leaves a secret that is there alone, also when two processes start at once.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return readFile(file, 'utf8')
}
