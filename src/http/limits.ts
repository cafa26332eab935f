import { MOST_FILES } from '../jobs/job.ts'

/** The specification's limits, as `GET /v1/status` shows them. Bytes and pages. */
export const LIMITS = {
  sync_max_bytes: 5_242_880,
  sync_max_pages: 10,
  jobs_max_bytes: 52_428_800,
} as const

/** Most bytes of a batch's files together. */
export const BATCH_BYTES = MOST_FILES * LIMITS.jobs_max_bytes

/** Most bytes of all form fields that are not files. */
export const FIELD_BYTES = 65_536

/** What boundaries and part headers may add to a form's length. */
export const FRAME_BYTES = 65_536

/** Most fields that are not files, and most files, that are read at all. */
export const FORM_FIELDS = 50
export const FORM_FILES = 30

/** Most bytes of a JSON result that comes back corrected. */
export const MOST_RESULT_BYTES = 16_777_216
