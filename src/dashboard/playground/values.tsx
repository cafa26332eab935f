import { useEffect, useRef } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { FieldGroup } from './field-group.tsx'
import type { Linked } from './linked.ts'
import { fieldGroupsOf, listsOf } from './places.ts'
import { ReconciliationCard } from './reconciliation.tsx'
import { pagesOf, type Result, type ResultPage } from './result.ts'
import { RowList } from './row-list.tsx'
import { TableGrid } from './table-grid.tsx'

/** What was read, to look at and to correct. */
export function Values(props: {
  readonly result: Result
  /** As it was read. */
  readonly first: Result
  readonly active: { readonly id: string; readonly from: 'page' | 'value' } | null
  readonly onActive: (id: string | null) => void
  readonly onChange: Linked['onChange']
}) {
  const { result, first, active, onActive, onChange } = props
  const pane = useRef<HTMLDivElement>(null)
  const linked: Linked = { activeId: active?.id ?? null, onActive, onChange }
  useEffect(() => {
    if (active?.from !== 'page') return
    const value = pane.current!.querySelector(`[data-place="${CSS.escape(active.id)}"]`)
    value?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const groups = fieldGroupsOf(result)
  const accounts = result.accounts ?? (result.reconciliation ? [result] : [])
  const texts = pagesOf(result).flatMap(({ blocks = [] }) => blocks.map(textOf))
  const isEmpty = groups.length === 0 && (result.tables ?? []).length === 0 && texts.length === 0
  return (
    <section class="values" ref={pane} aria-label={t('values.title')}>
      {isEmpty && <p class="soft">{t('values.none')}</p>}
      {texts.length > 0 && <pre class="text">{texts.join('\n\n')}</pre>}
      {(result.tables ?? []).map((table, i) => (
        <TableGrid key={i} table={table} first={first.tables?.[i]} index={i} {...linked} />
      ))}
      {accounts.map(({ reconciliation }, i) => (
        <ReconciliationCard
          key={i}
          of={reconciliation!}
          onBreak={(row) => onActive(`row transactions ${i} ${row}`)}
        />
      ))}
      {listsOf(result).map((list) => (
        <RowList
          key={`${list.name} ${list.group}`}
          {...list}
          breaks={accounts[list.group]?.reconciliation?.balance_breaks ?? []}
          {...linked}
        />
      ))}
      {groups.map((group, i) => (
        <FieldGroup
          key={i}
          group={i}
          fields={group.fields}
          evidence={group.evidence}
          title={'page' in group ? t('values.page', { n: group.page }) : t('values.fields')}
          {...linked}
        />
      ))}
    </section>
  )
}

const textOf = ({ text, items }: NonNullable<ResultPage['blocks']>[number]): string =>
  text ?? items?.join('\n') ?? ''
