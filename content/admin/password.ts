import { hash, verify } from '@node-rs/argon2'

/** Memory in KiB, passes and threads of argon2id: the first of the equal choices that the OWASP password storage sheet gives. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password by argon2id (the library's default kind). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed. Without a hash (nobody has this address) it works as long as with one,
 * so that the time of an answer does not tell who is an editor.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const fits = await verify(passwordHash ?? (await decoy), password)
  return fits && passwordHash !== undefined
}
