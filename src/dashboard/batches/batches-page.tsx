import { Layers } from 'lucide'
import { useState } from 'preact/hooks'
import { api, by, dataOf } from '../api/api.ts'
import { useAgain } from '../api/use-again.ts'
import { useLoad } from '../api/use-load.ts'
import { List } from '../design/list.tsx'
import { Page } from '../design/page.tsx'
import { Pager } from '../design/pager.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { KeyField, useKeyChoice } from '../keys/key-choice.tsx'
import { moment, t } from '../texts/texts.ts'
import { endedOf, filesOf } from './batch.ts'

const PER_PAGE = 20
/** Milliseconds between looks while a batch is under way. */
const LOOK = 3000

/** The batches of a key, newest first; what is under way is followed. */
export function BatchesPage() {
  const choice = useKeyChoice({ withRevoked: true, preferKey: true })
  const [offset, setOffset] = useState(0)
  const load = useLoad(async () => {
    const params = { query: { limit: PER_PAGE, offset }, header: by(choice.id) }
    return choice.load.value && dataOf(api.GET('/v1/batch', { params }))
  }, [choice.load.value === null, choice.id, offset])
  useAgain(load, LOOK, load.value?.batches.some((own) => endedOf(own) < filesOf(own)) ?? false)
  return (
    <Page title={t('batches.title')} lead={t('batches.lead')}>
      <div class="filters">
        <KeyField choice={choice} label={t('playground.key')} />
      </div>
      <Loaded load={load}>
        {({ total, batches }) => (
          <>
            <div class="card flush">
              {batches.length === 0 ? (
                <Empty icon={Layers} title={t('batches.none')}>
                  <p>{t('batches.noneLead')}</p>
                </Empty>
              ) : (
                <List
                  rows={batches}
                  keyOf={(own) => own.batch_id}
                  columns={[
                    {
                      head: t('batches.batch'),
                      kind: 'main',
                      of: (own) => (
                        <a href={`/batches/${own.batch_id}`}>{moment(own.created_at)}</a>
                      ),
                    },
                    {
                      head: t('playground.model'),
                      kind: 'short',
                      of: (own) => t(`models.${own.model}`),
                    },
                    { head: t('batches.files'), kind: 'figures', of: filesOf },
                    { head: t('batches.progress'), kind: 'figures', of: endedOf },
                    { head: t('jobs.failed'), kind: 'figures', of: (own) => own.counts.failed },
                  ]}
                />
              )}
            </div>
            <Pager total={total} offset={offset} limit={PER_PAGE} onOffset={setOffset} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
