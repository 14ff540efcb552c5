import type { DifferenceRow } from './difference.ts'

type Props = { rows: readonly DifferenceRow[]; labels: { before: string; after: string } }

/** Removed and added lines; long unchanged stretches are left out. */
export function DifferenceView({ rows, labels }: Props) {
  return (
    <ol className="difference">
      {rows.map((row, index) =>
        row.kind === 'same' ? (
          isNear(rows, index) && (
            <li key={index} className="difference-same">
              {row.line}
            </li>
          )
        ) : (
          <li key={index} className={`difference-${row.kind}`}>
            <span className="difference-label">{labels[row.kind]}</span>
            {row.kind === 'before' ? <del>{row.line}</del> : <ins>{row.line}</ins>}
          </li>
        ),
      )}
    </ol>
  )
}

/** A line beside a change helps to see where it is. */
function isNear(rows: readonly DifferenceRow[], index: number): boolean {
  return [rows[index - 1], rows[index + 1]].some((row) => row !== undefined && row.kind !== 'same')
}
