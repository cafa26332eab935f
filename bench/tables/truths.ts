import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ScoredTable, scoredTable } from './scored-table.ts'

/** A document and what its tables are. */
export interface Truth {
  readonly id: string
  readonly path: string
  /** Kinds it is counted under, `native` or `scan` among them. */
  readonly families: readonly string[]
  /** Accepted readings; of a document without tables one without any. */
  readonly readings: readonly (readonly ScoredTable[])[]
}

interface TruthTable {
  readonly page: number
  readonly rows: readonly (readonly string[])[]
  readonly cells?: readonly { r: number; c: number; rs?: number; cs?: number; text: string }[]
}

interface TruthFile {
  readonly tables: readonly TruthTable[]
  readonly alternatives?: readonly { readonly tables: readonly TruthTable[] }[]
  readonly layout?: { readonly families?: readonly string[] }
}

const SUFFIX = '.truth.json'

/** The documents of a folder that have a truth, `<id>.truth.json`, beside them. */
export function truthsIn(folder: string): Truth[] {
  const names = readdirSync(folder)
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .flatMap((name) => {
      const id = basename(name, SUFFIX)
      const document = names.find((other) => other !== name && other.startsWith(`${id}.`))
      if (!document) return []
      const truth: TruthFile = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      const readings = [truth.tables, ...(truth.alternatives ?? []).map(({ tables }) => tables)]
      const families = truth.layout?.families ?? [id.replace(/-.*$/, '')]
      const tool = document.endsWith('.pdf') && !id.endsWith('-scan') ? 'native' : 'scan'
      return [
        {
          id,
          path: join(folder, document),
          families: [tool, ...families],
          readings: readings.map((tables) => tables.map(tableOf)),
        },
      ]
    })
}

function tableOf({ page, rows, cells }: TruthTable): ScoredTable {
  const all =
    cells && cells.length > 0
      ? cells.map(({ r, c, rs, cs, text }) => ({
          row: r,
          column: c,
          rowSpan: rs || 1,
          columnSpan: cs || 1,
          text,
        }))
      : rows.flatMap((row, r) =>
          row.map((text, c) => ({ row: r, column: c, rowSpan: 1, columnSpan: 1, text })),
        )
  return scoredTable(page, all)
}
