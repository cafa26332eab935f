import { CircleAlert, CircleCheck } from 'lucide'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { t } from '../texts/texts.ts'
import type { Reconciliation } from './result.ts'

/** Whether a statement adds up, and the rows where its balance breaks. */
export const ReconciliationCard = (props: {
  readonly of: Reconciliation
  readonly onBreak: (row: number) => void
}) => {
  const { of } = props
  return (
    <section class={of.ok ? 'notice good' : 'notice bad'} aria-label={t('values.reconciliation')}>
      <Icon of={of.ok ? CircleCheck : CircleAlert} />
      <div class="stack tight">
        <strong role="status">{of.ok ? t('values.adds') : t('values.addsNot')}</strong>
        <dl class="sums figures small">
          <Sum name={t('values.opening')} value={of.opening_balance} />
          <Sum name={t('values.credits')} value={of.total_credits} />
          <Sum name={t('values.debits')} value={of.total_debits} />
          <Sum name={t('values.closing')} value={of.closing_balance} />
          {of.difference !== null && Number(of.difference) !== 0 && (
            <Sum name={t('values.difference')} value={of.difference} />
          )}
        </dl>
        {of.balance_breaks.length > 0 && (
          <div class="row">
            {of.balance_breaks.map((row) => (
              <Button key={row} short onClick={() => props.onBreak(row)}>
                {t('values.break', { n: row + 1 })}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

const Sum = ({ name, value }: { readonly name: string; readonly value: string | null }) =>
  value === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
