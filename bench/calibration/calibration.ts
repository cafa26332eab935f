/**
 * `npm run bench -- --calibration PREDICTIONS TRUTHS`: mean confidence beside accuracy, in ten bins, for
 * the cells and the tables in JSON answers. PREDICTIONS holds an answer's `data` as `<id>.json` for
 * each `<id>.truth.json` in TRUTHS: `tables[]` {page, rows[][], alternatives[]}, one a page and region.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from './bins.ts'
import { type Claims, claimsOf, type PageTable } from './match.ts'

interface AnswerTable {
  readonly header_rows: number
  readonly confidence: number
  readonly cells: readonly {
    readonly row: number
    readonly column: number
    readonly column_span: number
    readonly row_span: number
    readonly text: string
    readonly page: number
    readonly confidence: number
  }[]
}

interface TruthTable {
  readonly page: number
  readonly rows: readonly (readonly string[])[]
}

interface Truth {
  readonly tables: readonly TruthTable[]
  readonly alternatives?: readonly { readonly tables: readonly TruthTable[] }[]
}

const ENDING = '.truth.json'

/** The parts of a table on each of its pages, rows counted anew; heads repeat on later pages. */
function partsOf(answer: AnswerTable, withHead: boolean): PageTable[] {
  const pages = [...Map.groupBy(answer.cells, (cell) => cell.page)]
  return pages.map(([page, cells], i) => {
    const shift =
      (i > 0 && withHead ? answer.header_rows : 0) - Math.min(...cells.map((c) => c.row))
    return {
      page,
      confidence: answer.confidence,
      rowCount: Math.max(...cells.map((cell) => cell.row + cell.row_span)) + shift,
      columnCount: Math.max(...cells.map((cell) => cell.column + cell.column_span)),
      cells: cells
        .filter((cell) => cell.text !== '')
        .map((cell) => ({ ...cell, row: cell.row + shift })),
    }
  })
}

const truthOf = ({ page, rows }: TruthTable): PageTable => ({
  page,
  confidence: 1,
  rowCount: rows.length,
  columnCount: Math.max(0, ...rows.map((row) => row.length)),
  cells: rows.flatMap((texts, row) =>
    texts.flatMap((text, column) =>
      text.trim() === '' ? [] : { row, column, text, confidence: 1 },
    ),
  ),
})

const rightCells = ({ cells }: Claims): number => cells.filter((cell) => cell.right).length

/** The best of all accepted readings. */
function claimsOfDocument(answers: readonly AnswerTable[], truth: Truth): Claims {
  const readings = [truth, ...(truth.alternatives ?? [])]
  const claims = readings.flatMap((reading) =>
    [false, true].map((withHead) =>
      claimsOf(
        answers.flatMap((answer) => partsOf(answer, withHead)),
        reading.tables.map(truthOf),
      ),
    ),
  )
  return claims.reduce((best, other) => (rightCells(other) > rightCells(best) ? other : best))
}

/** @return the exit code */
export function calibration(predictions: string, truths: string): number {
  const all = readdirSync(truths)
    .filter((name) => name.endsWith(ENDING))
    .flatMap((name) => {
      const file = join(predictions, `${name.slice(0, -ENDING.length)}.json`)
      if (!existsSync(file)) return []
      const answer = JSON.parse(readFileSync(file, 'utf8'))
      const truth = JSON.parse(readFileSync(join(truths, name), 'utf8')) as Truth
      return claimsOfDocument((answer.data ?? answer).tables, truth)
    })
  const cells = all.flatMap((claims) => claims.cells)
  const tables = all.flatMap((claims) => claims.tables)
  process.stdout.write(
    `${all.length} documents\n\n${table('cells', cells)}\n${table('tables', tables)}`,
  )
  return all.length > 0 ? 0 : 1
}
