import { t } from '../texts/texts.ts'
import type { Job } from './job.ts'

/** How each state looks. */
export const KINDS = {
  pending: 'badge',
  processing: 'badge warn',
  done: 'badge good',
  failed: 'badge bad',
}

/** A job's state, and how far it is. */
export const JobStatus = ({ of }: { readonly of: Job }) => (
  <span class={KINDS[of.status]}>
    {of.status === 'processing'
      ? t('playground.progress', { done: of.pages_done, total: of.pages_total })
      : t(`jobs.${of.status}`)}
  </span>
)
