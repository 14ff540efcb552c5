export type DifferenceRow = { kind: 'same' | 'before' | 'after'; line: string }

/** The difference of two lists of lines: unchanged, removed, added. */
export function differenceOf(before: readonly string[], after: readonly string[]): DifferenceRow[] {
  const lengths = commonLengths(before, after)
  const rows: DifferenceRow[] = []
  let [here, there] = [0, 0]
  while (here < before.length || there < after.length) {
    const [old, recent] = [before[here], after[there]]
    if (old !== undefined && old === recent) {
      rows.push({ kind: 'same', line: old })
      here += 1
      there += 1
    } else if (
      recent === undefined ||
      (old !== undefined && lengthAt(lengths, here + 1, there) >= lengthAt(lengths, here, there + 1))
    ) {
      rows.push({ kind: 'before', line: old ?? '' })
      here += 1
    } else {
      rows.push({ kind: 'after', line: recent })
      there += 1
    }
  }
  return rows
}

/** At [i][j]: how many lines the rest of `before` from i and the rest of `after` from j have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? []
      row[j] =
        before[i] === after[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
    }
  }
  return lengths
}

function lengthAt(lengths: number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}
