/** The path of a text in a value: object keys, list positions, and, first in a zone, the id of a block. */
export type FieldPath = readonly string[]

/** The value at a path; undefined when there is none. */
export function readAt(value: unknown, path: FieldPath): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  return readAt(stepInto(value, step), rest)
}

/** A copy of the value with another one at a path. */
export function writeAt<Value>(value: Value, path: FieldPath, text: unknown): Value {
  return write(value, path, text) as Value
}

function write(value: unknown, path: FieldPath, text: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return text
  if (Array.isArray(value)) {
    const at = positionOf(value, step)
    return at < 0 ? value : value.with(at, write(value[at], rest, text))
  }
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [step]: write((value as Record<string, unknown>)[step], rest, text) }
}

function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[positionOf(value, step)]
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string, unknown>)[step]
}

/** Blocks are found by their id, because they move; other items by their position. */
function positionOf(list: readonly unknown[], step: string): number {
  const byId = list.findIndex((item) => typeof item === 'object' && item !== null && 'id' in item && item.id === step)
  if (byId >= 0) return byId
  const position = /^\d+$/.test(step) ? Number(step) : -1
  return position < list.length ? position : -1
}
