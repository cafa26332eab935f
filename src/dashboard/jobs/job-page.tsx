import { useLocation, useRoute } from 'preact-iso'
import { api, by, dataOf } from '../api/api.ts'
import { useAgain } from '../api/use-again.ts'
import { useLoad } from '../api/use-load.ts'
import { NotFound } from '../design/not-found.tsx'
import { Notice } from '../design/notice.tsx'
import { Page } from '../design/page.tsx'
import { Wait } from '../design/states.tsx'
import type { KeyId } from '../keys/key.ts'
import { ofSomeKey } from '../keys/of-some-key.ts'
import { moment, t } from '../texts/texts.ts'
import { hasEnded } from './job.ts'
import { JobActions } from './job-actions.tsx'
import { JobStatus } from './job-status.tsx'

/** Milliseconds between looks while the job is under way. */
const LOOK = 1000

/** Everything that is known of one job. */
export function JobPage() {
  const { id } = useRoute().params as { id: string }
  const { route } = useLocation()
  const ask = (keyId: KeyId) =>
    dataOf(
      api.GET('/v1/jobs/{request_id}', {
        params: { path: { request_id: id }, header: by(keyId) },
      }),
    )
  const load = useLoad(async () => ({ found: await ofSomeKey(ask) }), [id])
  const seen = load.value?.found
  const isMoving = seen ? !hasEnded(seen.value) : false
  useAgain(load, LOOK, isMoving)
  if (load.value && !seen) return <NotFound />
  if (!seen)
    return (
      <Page title={t('jobs.title')}>
        <Wait />
      </Page>
    )
  const { value: job, keyId, keyName } = seen
  return (
    <Page
      title={job.filename}
      lead={<a href="/jobs">{t('jobs.all')}</a>}
      actions={
        <JobActions
          job={job}
          keyId={keyId}
          onChanged={load.again}
          onDeleted={() => route('/jobs')}
        />
      }
    >
      {job.error_detail && <Notice kind="bad">{job.error_detail}</Notice>}
      <section class="card">
        <dl class="pairs">
          <dt>{t('jobs.status')}</dt>
          <dd>
            <JobStatus of={job} />
          </dd>
          <dt>{t('jobs.id')}</dt>
          <dd>
            <code>{job.request_id}</code>
          </dd>
          <dt>{t('playground.key')}</dt>
          <dd>{keyName}</dd>
          <dt>{t('playground.model')}</dt>
          <dd>{t(`models.${job.model}`)}</dd>
          <dt>{t('jobs.pages')}</dt>
          <dd class="figures">{job.pages_total}</dd>
          {job.pages_used !== null && <dt>{t('jobs.billed')}</dt>}
          {job.pages_used !== null && <dd class="figures">{job.pages_used}</dd>}
          <dt>{t('jobs.created')}</dt>
          <dd>{moment(job.created_at)}</dd>
          {job.completed_at && <dt>{t('jobs.ended')}</dt>}
          {job.completed_at && <dd>{moment(job.completed_at)}</dd>}
          {job.result_until && <dt>{t('jobs.until')}</dt>}
          {job.result_until && <dd>{moment(job.result_until)}</dd>}
          {job.batch_id && <dt>{t('jobs.batch')}</dt>}
          {job.batch_id && (
            <dd>
              <a href={`/batches/${job.batch_id}`}>
                <code>{job.batch_id}</code>
              </a>
            </dd>
          )}
        </dl>
      </section>
    </Page>
  )
}
