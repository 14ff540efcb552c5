const unavailableStates = /^(08|57P0[123]|53300)/
const unavailableCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']
/** What the driver says without a code. */
const unavailableMessages = /^(Query read timeout|timeout e|Connection terminated|Client (has encountered|was closed))/

/**
 * Whether an error says that the database is away or does not answer: nothing is wrong with what was asked, and it may be
 * answered in a moment.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  return (
    unavailableMessages.test(error.message) ||
    (code !== undefined && (unavailableStates.test(code) || unavailableCodes.includes(code))) ||
    // The socket that is no file yet, or the host that has no name yet.
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    isDatabaseUnavailable(error.cause)
  )
}
