import { moment, t } from '../texts/texts.ts'
import type { Job } from './job.ts'
import { JobDeeds } from './job-deeds.tsx'
import { JobStatus } from './job-status.tsx'

export const JobList = (props: {
  readonly jobs: readonly Job[]
  readonly keyId: number
  readonly onChanged: () => Promise<void>
}) => (
  <table class="list folds">
    <thead>
      <tr>
        <th>{t('jobs.file')}</th>
        <th>{t('jobs.status')}</th>
        <th>{t('playground.model')}</th>
        <th class="end">{t('jobs.pages')}</th>
        <th>{t('jobs.created')}</th>
        <th>
          <span class="unseen">{t('common.actions')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {props.jobs.map((job) => (
        <tr key={job.request_id}>
          <td class="main">
            <a href={`/jobs/${job.request_id}`}>{job.filename}</a>
          </td>
          <td data-head={t('jobs.status')}>
            <JobStatus of={job} />
          </td>
          <td data-head={t('playground.model')}>{t(`models.${job.model as 'tables'}`)}</td>
          <td class="end figures" data-head={t('jobs.pages')}>
            {job.pages_total}
          </td>
          <td data-head={t('jobs.created')}>{moment(job.created_at)}</td>
          <td>
            <JobDeeds
              job={job}
              keyId={props.keyId}
              onChanged={props.onChanged}
              onDeleted={props.onChanged}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
