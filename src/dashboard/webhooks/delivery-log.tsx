import { RotateCw, Send } from 'lucide'
import { dataOf } from '../api/request.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { useDeed } from '../design/use-deed.ts'
import { moment, t } from '../texts/texts.ts'

interface Delivery {
  readonly id: string
  readonly type: string
  readonly url: string
  readonly state: 'pending' | 'delivered' | 'dead'
  readonly attempts: number
  readonly created_at: string
}

const KINDS = { pending: 'badge warn', delivered: 'badge good', dead: 'badge bad' }

/** The last messages, each with what became of it; any can be sent again. */
export function DeliveryLog() {
  const load = useLoad<{ deliveries: Delivery[] }>(
    () => dataOf('/v1/webhooks/deliveries', { query: { limit: 50 } }),
    [],
  )
  const { busy, error, run } = useDeed()
  const replay = (id: string) =>
    run(async () => {
      await dataOf(`/v1/webhooks/deliveries/${id}/replay`, { method: 'POST' })
      await load.again()
    })
  return (
    <section class="stack">
      <div class="row apart">
        <h2>{t('webhooks.log')}</h2>
        <Button short icon={RotateCw} onClick={load.again}>
          {t('webhooks.refresh')}
        </Button>
      </div>
      {error && <Fault error={error} />}
      <Loaded load={load}>
        {({ deliveries }) => (
          <div class="card flush">
            {deliveries.length === 0 ? (
              <Empty icon={Send} title={t('webhooks.none')}>
                <p>{t('webhooks.noneLead')}</p>
              </Empty>
            ) : (
              <table class="list folds">
                <thead>
                  <tr>
                    <th>{t('webhooks.event')}</th>
                    <th>{t('jobs.status')}</th>
                    <th>{t('webhooks.url')}</th>
                    <th class="end">{t('webhooks.attempts')}</th>
                    <th>{t('jobs.created')}</th>
                    <th>
                      <span class="unseen">{t('common.actions')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {deliveries.map((own) => (
                    <tr key={own.id}>
                      <td class="main">{own.type}</td>
                      <td data-head={t('jobs.status')}>
                        <span class={KINDS[own.state]}>{t(`webhooks.${own.state}`)}</span>
                      </td>
                      <td data-head={t('webhooks.url')}>
                        <code>{own.url}</code>
                      </td>
                      <td class="end figures" data-head={t('webhooks.attempts')}>
                        {own.attempts}
                      </td>
                      <td data-head={t('jobs.created')}>{moment(own.created_at)}</td>
                      <td>
                        <Button short disabled={busy} onClick={() => replay(own.id)}>
                          {t('webhooks.replay')}
                        </Button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}
