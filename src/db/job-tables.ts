/** Times that are shown are ISO 8601 in UTC; times that are compared are milliseconds. */
export interface JobRow {
  /** UUIDv7: the job's request_id. */
  id: string
  key_id: number
  account_id: number
  batch_id: string | null
  status: 'pending' | 'processing' | 'done' | 'failed'
  model: string
  /** The engine's ConvertRequest, JSON; null once the job has ended: it may hold a password. */
  request: string | null
  /** The engine's Inspection, JSON; null once the job has ended. */
  inspection: string | null
  filename: string
  webhook_url: string | null
  /** Storage key; null once the input is deleted. */
  input: string | null
  /** Storage key; null before the end and once the result has expired. */
  result: string | null
  /** ResultFile, JSON. */
  result_file: string | null
  /** When the result is deleted. */
  result_until: number | null
  pages_total: number
  /** Parts that it is worked on in; 0 = it is worked on as one. */
  parts: number
  pages_done: number
  pages_used: number | null
  error_detail: string | null
  created_at: string
  completed_at: string | null
}

/** A file of a batch becomes a job; the batch itself is what they have in common. */
export interface BatchRow {
  id: string
  key_id: number
  model: string
  created_at: string
}

/** Some pages of a large job, read by themselves. Rows leave with the job's end. */
export interface JobPartRow {
  /** A UUID. */
  id: string
  job_id: string
  /** Parts are in the order of their numbers, from 0. */
  number: number
  /** 1-based page numbers in the order of the request, JSON. */
  pages: string
  pages_done: number
  /** Storage key of the pages as they were read; null until then. */
  reading: string | null
  /** The engine's PageFaults, JSON; null until then. */
  faults: string | null
}

/** A job that is not finished, or a part of one. Rows leave with the end, so that polling stays cheap. */
export interface QueueRow {
  /** The job's id, or the part's. */
  job_id: string
  /** The job it is a part of; null = it is the job. */
  part_of: string | null
  pages: number
  /** Who takes turns with others: the key. */
  owner: string
  /** When it may be claimed: at once, after a pause, or when its lease has run out. */
  due_at: number
  /** Grows with every claim: only the last one's holder may end the job. */
  fence: number
  attempts: number
}

/** When an owner was last served: the lowest turn is next. */
export interface QueueTurnRow {
  owner: string
  turn: number
}

/** An answer kept for a repeated request; `answer` is null while the first one is running. */
export interface IdempotencyRow {
  key_id: number
  endpoint: string
  idempotency_key: string
  /** SHA-256 of what was sent. */
  fingerprint: string
  answer: string | null
  /** Storage key of the answer's file. */
  file: string | null
  expires_at: number
}

/** A secret that result links are signed with. */
export interface LinkSecretRow {
  kid: string
  secret: string
  created_at: string
}

/** Requests of a caller in a part of a window. */
export interface RateLimitRow {
  key: string
  points: number
  expire: number | null
}

export interface JobTables {
  jobs: JobRow
  job_parts: JobPartRow
  batches: BatchRow
  queue: QueueRow
  queue_turns: QueueTurnRow
  idempotency: IdempotencyRow
  link_secrets: LinkSecretRow
  rate_limits: RateLimitRow
}
