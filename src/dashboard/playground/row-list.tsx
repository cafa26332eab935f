import { t } from '../texts/texts.ts'
import type { Linked } from './linked.ts'
import { listsOf, rowId } from './places.ts'
import type { Row } from './result.ts'
import { ValueInput } from './value-input.tsx'

const NOT_SHOWN = new Set(['page', 'box', 'confidence', 'note'])

/** Bookings or items, a row each; columns that hold nothing are left out. */
export function RowList(
  props: Linked & {
    readonly name: string
    readonly group: number
    readonly rows: readonly Row[]
    readonly breaks: readonly number[]
  },
) {
  const { name, group, rows, breaks, ...linked } = props
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => !NOT_SHOWN.has(column) && rows.some((row) => row[column] !== null),
  )
  return (
    <section class="stack tight">
      <h3>{t(`values.${name as 'items'}`)}</h3>
      {rows.length === 0 ? (
        <p class="soft">{t('values.noRows')}</p>
      ) : (
        <div class="scroll framed">
          <table class="grid">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {words(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                <tr key={i} class={breaks.includes(i) ? 'breaks' : ''}>
                  {columns.map((column) => (
                    <td key={column}>
                      <ValueInput
                        id={rowId(name, group, i)}
                        label={`${words(column)}, ${i + 1}`}
                        value={String(row[column] ?? '')}
                        confidence={row.confidence}
                        linked={linked}
                        onValue={(value) =>
                          linked.onChange((result) => {
                            const own = listsOf(result).find(
                              (list) => list.name === name && list.group === group,
                            )!
                            own.rows[i]![column] = value === '' ? null : value
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
      )}
    </section>
  )
}

/** `unit_price` as people write it; the names are those of the interface. */
export const words = (name: string): string => {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
