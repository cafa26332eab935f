import { CircleCheck, CircleX, Receipt } from 'lucide'
import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { Choice } from '../design/field.tsx'
import { List } from '../design/list.tsx'
import { Fault } from '../design/notice.tsx'
import { Pager } from '../design/pager.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { useAction } from '../design/use-action.ts'
import { day, money, number, t } from '../texts/texts.ts'
import { KINDS } from '../usage/purchases.tsx'

const PER_PAGE = 20
const STATES = ['open', 'paid', 'failed'] as const

type State = (typeof STATES)[number]

/** Everybody's payments; what is open is marked as paid when the money is there. */
export function Payments() {
  const [asked, setAsked] = useState<{ state: State | ''; offset: number }>({
    state: '',
    offset: 0,
  })
  const { busy, error, run } = useAction()
  const load = useLoad(() => {
    const { state, offset } = asked
    const query = { offset, limit: PER_PAGE, ...(state && { state }) }
    return dataOf(api.GET('/v1/operator/payments', { params: { query } }))
  }, [asked])
  const end = (id: string, state: 'paid' | 'failed') =>
    run(async () => {
      const params = { path: { id } }
      await dataOf(api.PATCH('/v1/operator/payments/{id}', { params, body: { state } }))
      await load.again()
    })
  return (
    <>
      <div class="filters">
        <Choice
          label={t('jobs.status')}
          value={asked.state}
          options={[
            { value: '', text: t('jobs.any') },
            ...STATES.map((value) => ({ value, text: t(`usage.${value}`) })),
          ]}
          onChange={(event) =>
            setAsked({ state: event.currentTarget.value as State | '', offset: 0 })
          }
        />
      </div>
      {error && <Fault error={error} />}
      <Loaded load={load}>
        {({ total, payments }) => (
          <>
            <div class="card flush">
              {payments.length === 0 ? (
                <Empty icon={Receipt} title={t('operator.noPayments')} />
              ) : (
                <List
                  rows={payments}
                  keyOf={(own) => own.id}
                  columns={[
                    { head: t('operator.account'), kind: 'main', of: (own) => own.account },
                    { head: t('jobs.created'), kind: 'short', of: (own) => day(own.created_at) },
                    {
                      head: t('usage.what'),
                      of: (own) => [t(`usage.${own.kind}`), own.plan].filter(Boolean).join(' '),
                    },
                    { head: t('jobs.pages'), kind: 'figures', of: (own) => number(own.pages) },
                    { head: t('usage.price'), kind: 'figures', of: (own) => money(own.cents) },
                    {
                      head: t('jobs.status'),
                      of: (own) => <span class={KINDS[own.state]}>{t(`usage.${own.state}`)}</span>,
                    },
                  ]}
                  actions={(own) =>
                    own.state === 'open' && (
                      <div class="row end">
                        <Button
                          short
                          icon={CircleCheck}
                          disabled={busy}
                          onClick={() => end(own.id, 'paid')}
                        >
                          {t('operator.markPaid')}
                        </Button>
                        <Button
                          short
                          kind="danger"
                          icon={CircleX}
                          disabled={busy}
                          onClick={() => end(own.id, 'failed')}
                        >
                          {t('operator.markFailed')}
                        </Button>
                      </div>
                    )
                  }
                />
              )}
            </div>
            <Pager
              total={total}
              offset={asked.offset}
              limit={PER_PAGE}
              onOffset={(offset) => setAsked({ ...asked, offset })}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
