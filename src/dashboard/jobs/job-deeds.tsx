import { Ban, Download, Trash2 } from 'lucide'
import { useState } from 'preact/hooks'
import { answerTo, api, by, dataOf } from '../api/api.ts'
import { saveAnswer } from '../api/save.ts'
import { Button } from '../design/button.tsx'
import { Confirm } from '../design/confirm.tsx'
import { Fault } from '../design/notice.tsx'
import { useDeed } from '../design/use-deed.ts'
import { t } from '../texts/texts.ts'
import { hasEnded, hasResult, type Job } from './job.ts'

/** What can be done with a job: taken along, stopped, deleted. */
export function JobDeeds(props: {
  readonly job: Job
  readonly keyId: number
  readonly onChanged: () => Promise<void> | void
  readonly onDeleted: () => Promise<void> | void
}) {
  const { job, keyId, onChanged, onDeleted } = props
  const { busy, error, run } = useDeed()
  const [asking, setAsking] = useState(false)
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
        <Button
          short
          kind="quiet"
          icon={Trash2}
          aria-label={t('jobs.deleteName', { name: job.filename })}
          onClick={() => setAsking(true)}
        />
      </div>
      {asking && (
        <Confirm
          danger
          title={t('jobs.deleteTitle', { name: job.filename })}
          action={t('jobs.delete')}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await dataOf(api.DELETE('/v1/jobs/{request_id}', { params }))
            setAsking(false)
            await onDeleted()
          }}
        >
          <p>{t('jobs.deleteLead')}</p>
        </Confirm>
      )}
    </>
  )
}
