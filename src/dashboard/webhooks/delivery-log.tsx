import { RotateCw, Send } from 'lucide'
import { api, dataOf } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { List } from '../design/list.tsx'
import { Fault } from '../design/notice.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { useAction } from '../design/use-action.ts'
import { moment, t } from '../texts/texts.ts'

const KINDS = { pending: 'badge warn', delivered: 'badge good', dead: 'badge bad' }

/** The last messages, each with what became of it; any can be sent again. */
export function DeliveryLog() {
  const load = useLoad(
    () => dataOf(api.GET('/v1/webhooks/deliveries', { params: { query: { limit: 50 } } })),
    [],
  )
  const { busy, error, run } = useAction()
  const replay = (id: string) =>
    run(async () => {
      await dataOf(api.POST('/v1/webhooks/deliveries/{id}/replay', { params: { path: { id } } }))
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
              <List
                rows={deliveries}
                keyOf={(own) => own.id}
                columns={[
                  { head: t('webhooks.event'), kind: 'main', of: (own) => own.type },
                  {
                    head: t('jobs.status'),
                    of: (own) => <span class={KINDS[own.state]}>{t(`webhooks.${own.state}`)}</span>,
                  },
                  { head: t('webhooks.url'), of: (own) => <code>{own.url}</code> },
                  { head: t('webhooks.attempts'), kind: 'figures', of: (own) => own.attempts },
                  { head: t('jobs.created'), kind: 'short', of: (own) => moment(own.created_at) },
                ]}
                actions={(own) => (
                  <Button short disabled={busy} onClick={() => replay(own.id)}>
                    {t('webhooks.replay')}
                  </Button>
                )}
              />
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}
