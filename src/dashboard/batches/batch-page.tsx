import { useRoute } from 'preact-iso'
import { api, by, dataOf } from '../api/api.ts'
import { useAgain } from '../api/use-again.ts'
import { useLoad } from '../api/use-load.ts'
import { List } from '../design/list.tsx'
import { NotFound } from '../design/not-found.tsx'
import { Page } from '../design/page.tsx'
import { Loaded } from '../design/states.tsx'
import { KINDS } from '../jobs/job-status.tsx'
import type { KeyId } from '../keys/key.ts'
import { ofSomeKey } from '../keys/of-some-key.ts'
import { moment, t } from '../texts/texts.ts'
import { endedOf, filesOf } from './batch.ts'

/** Milliseconds between looks while it is under way. */
const LOOK = 2000

/** A batch: its files, and what became of each. */
export function BatchPage() {
  const { id } = useRoute().params as { id: string }
  const ask = (keyId: KeyId) =>
    dataOf(
      api.GET('/v1/batch/{batch_id}', {
        params: { path: { batch_id: id }, header: by(keyId) },
      }),
    )
  const load = useLoad(async () => ({ found: await ofSomeKey(ask) }), [id])
  const batch = load.value?.found?.value
  useAgain(load, LOOK, batch ? endedOf(batch) < filesOf(batch) : false)
  if (load.value && !batch) return <NotFound />
  return (
    <Page title={t('batches.batch')} lead={<a href="/batches">{t('batches.all')}</a>}>
      <Loaded load={load}>
        {({ found }) => (
          <>
            <p class="soft">
              {t(`models.${found!.value.model}`)}, {moment(found!.value.created_at)}
            </p>
            <div class="card flush">
              <List
                rows={found!.value.jobs}
                keyOf={(job) => job.request_id}
                columns={[
                  {
                    head: t('jobs.file'),
                    kind: 'main',
                    of: (job) => <a href={`/jobs/${job.request_id}`}>{job.filename}</a>,
                  },
                  {
                    head: t('jobs.status'),
                    of: (job) => <span class={KINDS[job.status]}>{t(`jobs.${job.status}`)}</span>,
                  },
                ]}
              />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
