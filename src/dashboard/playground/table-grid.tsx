import { t } from '../texts/texts.ts'
import type { Linked } from './linked.ts'
import { cellId } from './places.ts'
import type { Table } from './result.ts'
import { ValueInput } from './value-input.tsx'

/** A table as it was read, spans and heads included. */
export function TableGrid(
  props: Linked & {
    readonly table: Table
    readonly first: Table | undefined
    readonly index: number
  },
) {
  const { table, first, index, ...linked } = props
  const rows = Map.groupBy(
    table.cells.map((cell, i) => ({ cell, i })),
    ({ cell }) => cell.row,
  )
  return (
    <section class="stack tight">
      <h3>{table.title ?? t('values.table', { n: index + 1 })}</h3>
      <div class="scroll framed">
        <table class="grid">
          <tbody>
            {[...rows.keys()]
              .sort((a, b) => a - b)
              .map((row) => (
                <tr key={row}>
                  {rows.get(row)!.map(({ cell, i }) => (
                    <td key={i} rowSpan={cell.row_span} colSpan={cell.column_span}>
                      <ValueInput
                        id={cellId(index, i)}
                        label={t('values.cell', { row: cell.row + 1, column: cell.column + 1 })}
                        value={cell.text}
                        confidence={
                          first?.cells[i]?.text === cell.text ? cell.confidence : undefined
                        }
                        isHead={cell.row < table.header_rows}
                        linked={linked}
                        onValue={(text) =>
                          linked.onChange((result) => {
                            result.tables![index]!.cells[i]!.text = text
                          })
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
