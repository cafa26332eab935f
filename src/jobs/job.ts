import type { JobRow } from '../db/job-tables.ts'
import type { Warning } from '../document/extraction.ts'

export const JOB_STATUSES = ['pending', 'processing', 'done', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** Most pages of one job, and files of one batch. */
export const MOST_PAGES = 500
export const MOST_FILES = 20

/** A job as its key's holder sees it. */
export interface Job {
  readonly request_id: string
  readonly status: JobStatus
  readonly model: string
  readonly pages_used: number | null
  readonly created_at: string
  readonly completed_at: string | null
  readonly error_detail: string | null
  readonly pages_total: number
  readonly pages_done: number
  readonly filename: string
  readonly batch_id: string | null
  /** When the result is deleted; null where there is none. */
  readonly result_until: string | null
}

/** What is known of a job's result file; its bytes lie in the storage. */
export interface ResultFile {
  readonly fileName: string
  readonly contentType: string
  readonly byteLength: number
  /** SHA-256 of its bytes, hex. */
  readonly digest: string
  readonly failedPages: readonly number[]
  readonly warnings: readonly Warning[]
}

export const jobOf = (row: JobRow): Job => ({
  request_id: row.id,
  status: row.status,
  model: row.model,
  pages_used: row.pages_used,
  created_at: row.created_at,
  completed_at: row.completed_at,
  error_detail: row.error_detail,
  pages_total: row.pages_total,
  pages_done: row.pages_done,
  filename: row.filename,
  batch_id: row.batch_id,
  result_until:
    row.result === null || row.result_until === null
      ? null
      : new Date(row.result_until).toISOString(),
})

/** Ended jobs change no more. */
export const hasEnded = ({ status }: { readonly status: JobStatus }): boolean =>
  status === 'done' || status === 'failed'
