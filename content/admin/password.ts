import { hash, verify } from '@node-rs/argon2'
import limitConcurrency from 'p-limit'

/** Memory in KiB, passes and threads of argon2id: the first of the equal choices that the OWASP password storage sheet gives. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two hashes at once, so that sign-ins never take more than 38 MiB or half of the threads that compress and read files. */
export const hashing = limitConcurrency(2)
/** The length of the queue, which takes some seconds; further requests are refused. */
const longestQueue = 50

/** Whether a password can be checked within some seconds. */
export function canHash(): boolean {
  return hashing.pendingCount < longestQueue
}

/** Hashes a password by argon2id (the library's default kind). */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, cost))
}

let decoy: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed. Without a hash (the account does not exist) a decoy is checked, so that the time
 * of an answer does not tell who is an editor.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const expected = passwordHash ?? (await decoy)
  const matches = await hashing(() => verify(expected, password))
  return matches && passwordHash !== undefined
}
