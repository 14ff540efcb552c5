export const businessProviderKey = 'businessProvider'

/**
 * Who sent this visitor, as the browser's storage tells; null when nobody did, when it has expired, or for -1 (STAY-1).
 * `exp` is in milliseconds since 1970. Whatever else is stored there counts as nobody.
 */
export function readBusinessProvider(stored: string | null, now: number): string | null {
  const value = parse(stored)
  if (typeof value !== 'object' || value === null) return null
  const { id, exp } = value as { id?: unknown; exp?: unknown }
  if (typeof exp !== 'number' || exp <= now) return null
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return /^\d{1,12}$/.test(String(id)) ? String(id) : null
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
