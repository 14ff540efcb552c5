import { readFileSync } from 'node:fs'

/** A row of a table in a document: the cells by the heading of their column. */
export type MarkdownRow = Record<string, string>

/**
 * Reads the table below a heading of a Markdown document, for tests that keep what is written and what runs the same.
 * Back-ticks around a cell are taken off.
 * @throws when the document has no such heading, or no table below it.
 */
export function readMarkdownTable(file: URL | string, heading: string): MarkdownRow[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) throw new Error(`There is no heading "${heading}" in ${String(file)}.`)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => /^#+ /.test(line))
  const rows = rest.slice(0, end < 0 ? undefined : end).filter((line) => line.startsWith('|'))
  const [head, , ...body] = rows.map(cellsOf)
  if (!head || body.length === 0) throw new Error(`There is no table below "${heading}" in ${String(file)}.`)
  return body.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'))
}
