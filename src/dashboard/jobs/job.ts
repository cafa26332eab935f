/** A job as its key's holder sees it. */
export interface Job {
  readonly request_id: string
  readonly status: 'pending' | 'processing' | 'done' | 'failed'
  readonly model: string
  readonly pages_used: number | null
  readonly pages_total: number
  readonly pages_done: number
  readonly created_at: string
  readonly completed_at: string | null
  readonly error_detail: string | null
  readonly filename: string
  readonly batch_id: string | null
  readonly result_until: string | null
}

export const STATUSES = ['pending', 'processing', 'done', 'failed'] as const

export const hasEnded = ({ status }: Job): boolean => status === 'done' || status === 'failed'

/** When the result can be fetched no more, it is not offered. */
export const hasResult = ({ status, result_until }: Job): boolean =>
  status === 'done' && result_until !== null && new Date(result_until).getTime() > Date.now()
