const unavailableStates = /^(08|57P0[123]|53300)/
const unavailableCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']
/** Messages of the driver that come without an error code. */
const unavailableMessages = /^(Query read timeout|timeout e|Connection terminated|Client (has encountered|was closed))/

/**
 * Whether an error means that the database is unreachable: the request was valid and may succeed later.
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
