import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { Button } from '../design/button.tsx'
import { Check, TextField } from '../design/field.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { t } from '../texts/texts.ts'
import type { BillingStatus } from './billing-status.ts'

/** Whether packs are bought by themselves, and up to how much. */
export function Recharge(props: {
  readonly of: BillingStatus
  readonly onChanged: (status: BillingStatus) => void
}) {
  const { of, onChanged } = props
  const { busy, error, run } = useAction()
  const [isOn, setOn] = useState(of.auto_recharge)
  const [saved, setSaved] = useState(false)
  const save = async (event: Event) => {
    event.preventDefault()
    const cap = String(new FormData(event.currentTarget as HTMLFormElement).get('cap') ?? '')
    const body = {
      auto_recharge: isOn,
      recharge_cap: cap === '' ? null : Math.round(Number(cap) * 100),
    }
    setSaved(await run(async () => onChanged(await dataOf(api.PATCH('/v1/billing', { body })))))
  }
  return (
    <section class="card">
      <h2>{t('usage.recharge')}</h2>
      <form class="stack" onSubmit={save}>
        <Check checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)}>
          {t('usage.rechargeOn')}
        </Check>
        <div class="short-field">
          <TextField
            label={t('usage.cap')}
            name="cap"
            type="number"
            min={0}
            step={0.01}
            value={of.recharge_cap === null ? '' : of.recharge_cap / 100}
            hint={t('usage.capHint')}
          />
        </div>
        {error && <Fault error={error} />}
        {saved && <Notice kind="good">{t('usage.saved')}</Notice>}
        <div>
          <Button type="submit" busy={busy}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
