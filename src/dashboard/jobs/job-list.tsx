import { List } from '../design/list.tsx'
import type { KeyId } from '../keys/key.ts'
import { moment, t } from '../texts/texts.ts'
import type { Job } from './job.ts'
import { JobActions } from './job-actions.tsx'
import { JobStatus } from './job-status.tsx'

export const JobList = (props: {
  readonly jobs: readonly Job[]
  readonly keyId: KeyId
  readonly onChanged: () => Promise<void>
}) => (
  <List
    rows={props.jobs}
    keyOf={(job) => job.request_id}
    columns={[
      {
        head: t('jobs.file'),
        kind: 'main',
        of: (job) => <a href={`/jobs/${job.request_id}`}>{job.filename}</a>,
      },
      { head: t('jobs.status'), of: (job) => <JobStatus of={job} /> },
      { head: t('playground.model'), kind: 'short', of: (job) => t(`models.${job.model}`) },
      { head: t('jobs.pages'), kind: 'figures', of: (job) => job.pages_total },
      { head: t('jobs.created'), kind: 'short', of: (job) => moment(job.created_at) },
    ]}
    actions={(job) => (
      <JobActions
        job={job}
        keyId={props.keyId}
        onChanged={props.onChanged}
        onDeleted={props.onChanged}
      />
    )}
  />
)
