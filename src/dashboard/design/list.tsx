import type { ComponentChildren } from 'preact'
import { t } from '../texts/texts.ts'

/** What a list says of each row, and the head above it. */
interface Column<T> {
  readonly head: string
  readonly of: (row: T) => ComponentChildren
  /** What names the row; figures stand at the right; what is short stays on one line. */
  readonly kind?: 'main' | 'figures' | 'short'
}

/** Rows below heads; on narrow screens a card a row, its heads beside the values. */
export const List = <T,>(props: {
  readonly rows: readonly T[]
  readonly columns: readonly Column<T>[]
  readonly keyOf: (row: T) => string | number
  /** What can be done with a row. */
  readonly actions?: (row: T) => ComponentChildren
}) => (
  <table class="list folds">
    <thead>
      <tr>
        {props.columns.map(({ head, kind }) => (
          <th key={head} class={kind === 'figures' ? 'end' : undefined}>
            {head}
          </th>
        ))}
        {props.actions && (
          <th>
            <span class="unseen">{t('common.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {props.rows.map((row) => (
        <tr key={props.keyOf(row)}>
          {props.columns.map(({ head, of, kind }) => (
            <td
              key={head}
              class={kind === 'figures' ? 'end figures' : kind}
              data-head={kind === 'main' ? undefined : head}
            >
              {of(row)}
            </td>
          ))}
          {props.actions && <td class="actions">{props.actions(row)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)
