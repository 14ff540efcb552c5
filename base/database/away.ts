const awayStates = /^(08|57P0[123]|53300)/
const awayCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']
/** What the driver says without a code. */
const awayWords = /^(Query read timeout|timeout e|Connection terminated|Client (has encountered|was closed))/

/**
 * Whether an error says that the database is away or does not answer: nothing is wrong with what was asked, and it may be
 * answered in a moment.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  return (
    awayWords.test(error.message) ||
    (code !== undefined && (awayStates.test(code) || awayCodes.includes(code))) ||
    // The socket that is no file yet, or the host that has no name yet.
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    isAway(error.cause)
  )
}
