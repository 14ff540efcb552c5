/** The item at a place that must exist; counts from the end when negative. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list.at(index)
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

/** The item at a place, or the nearest there is. */
export const near = <T>(list: readonly T[], index: number): T =>
  nth(list, Math.max(0, Math.min(list.length - 1, index)))
