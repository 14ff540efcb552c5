/**
 * An error for the log: message, stack and causes, without the values of a failed query. Drizzle puts them into its message and PostgreSQL
 * quotes them in its own; they are keys of carts and orders, names and addresses.
 */
export function errorWithoutValues(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('severity' in error)
    return `PostgreSQL ${String(Reflect.get(error, 'code'))}: ${error.message.replaceAll(/"[^"]*"/g, '"…"')}`
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  const [message = ''] = error.message.split('\nparams: ')
  const text = [`${error.name}: ${message}`, ...frames].join('\n')
  return error.cause === undefined ? text : `${text}\ncaused by: ${errorWithoutValues(error.cause)}`
}
