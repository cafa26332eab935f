import { Ban, Download, RotateCw, Trash2 } from 'lucide'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { answerTo, api, by, dataOf } from '../api/api.ts'
import { saveAnswer, stemOf } from '../api/save.ts'
import { Button } from '../design/button.tsx'
import { Confirm } from '../design/confirm.tsx'
import { Fault } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import type { KeyId } from '../keys/key.ts'
import { t } from '../texts/texts.ts'
import { hasEnded, hasResult, type Job } from './job.ts'
import { RetryJob } from './retry-job.tsx'

/** What can be done with a job: taken along, stopped, ordered again, deleted. */
export function JobActions(props: {
  readonly job: Job
  readonly keyId: KeyId
  readonly onChanged: () => Promise<void> | void
  readonly onDeleted: () => Promise<void> | void
}) {
  const { job, keyId, onChanged, onDeleted } = props
  const { busy, error, run } = useAction()
  const [asking, setAsking] = useState<'delete' | 'retry' | null>(null)
  const { route } = useLocation()
  const params = { path: { request_id: job.request_id }, header: by(keyId) }
  return (
    <>
      {error && <Fault error={error} />}
      <div class="row end">
        {hasResult(job) && (
          <Button
            short
            icon={Download}
            busy={busy}
            onClick={() =>
              run(async () =>
                saveAnswer(
                  await answerTo(
                    api.GET('/v1/jobs/{request_id}/result', {
                      params: { ...params, query: { download: '1' } },
                      parseAs: 'stream',
                    }),
                  ),
                  `${stemOf(job.filename)}.json`,
                ),
              )
            }
          >
            {t('jobs.download')}
          </Button>
        )}
        {!hasEnded(job) && (
          <Button
            short
            icon={Ban}
            busy={busy}
            onClick={() =>
              run(async () => {
                await dataOf(api.POST('/v1/jobs/{request_id}/cancel', { params }))
                await onChanged()
              })
            }
          >
            {t('common.cancel')}
          </Button>
        )}
        {job.status === 'failed' && (
          <Button short icon={RotateCw} onClick={() => setAsking('retry')}>
            {t('jobs.retry')}
          </Button>
        )}
        <Button
          short
          kind="quiet"
          icon={Trash2}
          aria-label={t('jobs.deleteName', { name: job.filename })}
          onClick={() => setAsking('delete')}
        />
      </div>
      {asking === 'retry' && (
        <RetryJob
          job={job}
          keyId={keyId}
          onOrdered={(id) => route(`/jobs/${id}`)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <Confirm
          danger
          title={t('jobs.deleteTitle', { name: job.filename })}
          action={t('jobs.delete')}
          onClose={() => setAsking(null)}
          onConfirm={async () => {
            await dataOf(api.DELETE('/v1/jobs/{request_id}', { params }))
            setAsking(null)
            await onDeleted()
          }}
        >
          <p>{t('jobs.deleteLead')}</p>
        </Confirm>
      )}
    </>
  )
}
