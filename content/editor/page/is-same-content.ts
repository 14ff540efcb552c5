import { isRecord } from 'base/record'

/** Whether two values of content are equal; the order of keys and undefined values do not count. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other)
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSameContent(one[key], other[key]))
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => isSameContent(value, other[index]))
}
