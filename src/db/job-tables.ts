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

/** A job that is not finished. Rows leave with the end, so that polling stays cheap. */
export interface QueueRow {
  job_id: string
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
  batches: BatchRow
  queue: QueueRow
  queue_turns: QueueTurnRow
  idempotency: IdempotencyRow
  link_secrets: LinkSecretRow
  rate_limits: RateLimitRow
}
