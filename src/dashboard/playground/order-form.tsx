import type { Model } from '../api/api.ts'
import { isCorrected, type Output, outputsOf } from '../api/outputs.ts'
import { useSession } from '../api/session.tsx'
import { Choice, TextField } from '../design/field.tsx'
import { type KeyChoice, KeyField } from '../keys/key-choice.tsx'
import { t } from '../texts/texts.ts'
import type { Order } from './convert.ts'

/** What is to be made of the next files. */
export function OrderForm(props: {
  readonly order: Order
  readonly choice: KeyChoice
  readonly onChange: (order: Order) => void
}) {
  const { order, choice, onChange } = props
  const { status } = useSession()
  const set = (changes: Partial<Order>) => onChange({ ...order, ...changes })
  return (
    <>
      <Choice
        label={t('playground.model')}
        value={order.model}
        options={status.models_supported.map((value) => ({ value, text: t(`models.${value}`) }))}
        onChange={(event) => {
          const model = event.currentTarget.value as Model
          const outputs = outputsOf(status, model).map(([output]) => output)
          set({
            model,
            output: outputs.includes(order.output) ? order.output : outputs[0]!,
            isCorrected: isCorrected(status, model),
          })
        }}
      />
      <Choice
        label={t('playground.output')}
        value={order.output}
        options={outputsOf(status, order.model).map(([value, text]) => ({ value, text }))}
        onChange={(event) => set({ output: event.currentTarget.value as Output })}
      />
      {order.model === 'fields' && (
        <>
          <TextField
            label={t('playground.fields')}
            value={order.fields}
            hint={t('playground.fieldsHint')}
            onInput={(event) => set({ fields: event.currentTarget.value })}
          />
          <Choice
            label={t('playground.fieldsMode')}
            value={order.fieldsMode}
            options={[
              { value: 'page', text: t('playground.aPage') },
              { value: 'list', text: t('playground.aRow') },
            ]}
            onChange={(event) => set({ fieldsMode: event.currentTarget.value as 'page' })}
          />
        </>
      )}
      <TextField
        label={t('playground.pages')}
        value={order.pages}
        placeholder={t('playground.allPages')}
        hint={t('playground.pagesHint')}
        onInput={(event) => set({ pages: event.currentTarget.value })}
      />
      <details class="more">
        <summary>{t('playground.more')}</summary>
        <div class="stack">
          <KeyField choice={choice} label={t('playground.key')} />
          <Choice
            label={t('playground.textLayer')}
            value={order.textLayer}
            options={(['auto', 'never', 'always'] as const).map((value) => ({
              value,
              text: t(`playground.${value}`),
            }))}
            onChange={(event) => set({ textLayer: event.currentTarget.value as 'auto' })}
          />
          <TextField
            label={t('playground.password')}
            type="password"
            autocomplete="off"
            value={order.password}
            onInput={(event) => set({ password: event.currentTarget.value })}
          />
        </div>
      </details>
    </>
  )
}
