import { type Box, unionOf } from '../document/box.ts'
import { europeanDigits } from '../document/digits.ts'
import type { Page } from '../document/page.ts'
import type { Table } from '../document/table.ts'
import { phraseIn } from '../fields/label.ts'
import type { DocumentText, Label, Piece, Row } from '../reading/document-text.ts'
import { type Found, foundIn } from '../reading/found.ts'
import { type LabelHit, placesOf } from '../reading/label-places.ts'
import { findTables } from '../tables/find.ts'
import { textOf } from '../tables/text/text-lines.ts'
import { formValue } from './form-values.ts'

/** Values by the names they were asked for; null where a name or its value is not there. */
export interface FieldsRecord {
  readonly page: number
  readonly found: Readonly<Record<string, Found | null>>
}

/** One record a page: a form's field of the name, else what stands right of the label, else below it. */
export function recordsByPage(document: DocumentText, names: readonly string[]): FieldsRecord[] {
  const labelled = withLabels(document, names)
  return document.pages.map((page) => {
    const found = names.map((name) => {
      const filled = formValue(page, name)
      const value = filled === undefined ? valueBehind(labelled, page.number, name) : filled
      return [name, value] as const
    })
    return { page: page.number, found: Object.fromEntries(found) }
  })
}

/** The same document with the names asked for among its labels: a label ends a value. */
function withLabels(document: DocumentText, names: readonly string[]): DocumentText {
  const rows = document.rows.map(
    (row): Row => ({
      ...row,
      pieces: row.pieces.map((piece): Piece => {
        const texts = piece.words.map((word) => word.text)
        const own = names.flatMap((name): Label[] => {
          const match = phraseIn(texts, name, row.recognised)
          if (!match) return []
          const words = piece.words.slice(match.from, match.to)
          return [{ ...match, text: textOf(words), box: unionOf(words.map((word) => word.box)) }]
        })
        return own.length === 0 ? piece : { ...piece, labels: merged(own, piece.labels) }
      }),
    }),
  )
  return { ...document, rows }
}

/** Labels left to right; the caller's own go before others at their place. */
const merged = (own: readonly Label[], others: readonly Label[]): Label[] =>
  [
    ...own,
    ...others.filter((other) =>
      own.every((label) => label.to <= other.from || label.from >= other.to),
    ),
  ].sort((a, b) => a.from - b.from)

function valueBehind(document: DocumentText, page: number, name: string): Found | null {
  const hits = document.rows
    .filter((row) => row.page === page)
    .flatMap((row) =>
      row.pieces.flatMap((piece) => {
        const match = phraseIn(
          piece.words.map((word) => word.text),
          name,
          row.recognised,
        )
        const label =
          match && piece.labels.find((other) => other.from === match.from && other.to === match.to)
        return label ? [{ label, piece, row, name: 'reference' } satisfies LabelHit] : []
      }),
    )
    // A label begins its text; the same words within a sentence are none.
    .sort((a, b) => a.label.from - b.label.from || b.label.score - a.label.score)
  for (const hit of hits) {
    const [place] = placesOf(hit, document)
    if (place) return foundIn(place.text, place.words, page, hit.label.text, hit.label.score)
  }
  return null
}

/** One record a row of the tables whose heads carry the names. */
export function recordsByRow(pages: readonly Page[], names: readonly string[]): FieldsRecord[] {
  const tables = findTables(pages).map((table) => ({ table, columns: columnsOf(table, names) }))
  const most = Math.max(0, ...tables.map(({ columns }) => columns.filter((c) => c >= 0).length))
  if (most === 0) return []
  return tables
    .filter(({ columns }) => columns.filter((c) => c >= 0).length === most)
    .flatMap(({ table, columns }) => rowsOfTable(table, columns, names))
}

/** The column of each name, -1 where no head has it. */
function columnsOf(table: Table, names: readonly string[]): number[] {
  const heads = Array.from({ length: table.columnCount }, (_, c) =>
    table.cells
      .filter(
        (cell) =>
          cell.row < table.headerRows && cell.column <= c && c < cell.column + cell.columnSpan,
      )
      .map((cell) => cell.text)
      .join(' ')
      .split(/\s+/),
  )
  return names.map((name) => {
    const scores = heads.map((head) => {
      const match = phraseIn(head, name, true)
      return match ? match.score - 0.02 * (head.length - (match.to - match.from)) : 0
    })
    const best = Math.max(0, ...scores)
    return best > 0 ? scores.indexOf(best) : -1
  })
}

function rowsOfTable(
  table: Table,
  columns: readonly number[],
  names: readonly string[],
): FieldsRecord[] {
  const records: FieldsRecord[] = []
  for (let r = table.headerRows; r < table.rowCount; r++) {
    const found = names.map((name, i): [string, Found | null] => {
      const cell = table.cells.find((other) => other.row === r && other.column === columns[i])
      if (!cell || cell.text === '') return [name, null]
      const box: Box = cell.box
      return [
        name,
        {
          value: europeanDigits(cell.text),
          text: cell.text,
          label: name,
          page: cell.page,
          box,
          confidence: cell.confidence,
        },
      ]
    })
    const page = found.find(([, value]) => value)?.[1]?.page
    if (page !== undefined) records.push({ page, found: Object.fromEntries(found) })
  }
  return records
}
