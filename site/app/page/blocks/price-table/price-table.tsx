import { useId } from 'react'
import type { BlockProps } from '../../block-view.tsx'
import { Prose } from '../../prose.tsx'
import { useBlock } from '../use-block.ts'

/** Prices and other short facts. On a narrow screen the table scrolls, with the keyboard too. */
export function PriceTableBlock({ data: { caption, columns, rows, note } }: BlockProps<'price-table'>) {
  const { text, page } = useBlock()
  const id = useId()
  return (
    <figure className="price-table">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with keys */}
      <section className="price-table-scroll" aria-labelledby={id} tabIndex={0}>
        <table>
          <caption id={id} {...text('caption')}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col" {...text(`columns.${at}`)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <Row key={row} cells={cells} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {note && (
        <figcaption>
          <Prose page={page} text={note} path="note" />
        </figcaption>
      )}
    </figure>
  )
}

function Row({ cells, row }: { cells: string[]; row: number }) {
  const { text } = useBlock()
  return (
    <tr>
      {cells.map((cell, at) =>
        at === 0 && cell !== '' ? (
          <th key={at} scope="row" {...text(`rows.${row}.${at}`)}>
            {cell}
          </th>
        ) : (
          <td key={at} className={isAmount(cell) ? 'price-table-amount' : undefined} {...text(`rows.${row}.${at}`)}>
            {cell}
          </td>
        ),
      )}
    </tr>
  )
}

/** Whether a cell is one amount, which must not break over lines and stands in figures of one width. */
function isAmount(cell: string): boolean {
  return /^[€£]?\s?[\d.,\s]+\s?(€|%|m|km)?$/.test(cell)
}
