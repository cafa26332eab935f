import type { Schemas } from '../../client/client.ts'

/** A job as its key's holder sees it. */
export type Job = Schemas['Job']

export const STATUSES: readonly Job['status'][] = ['pending', 'processing', 'done', 'failed']

export const hasEnded = ({ status }: Job): boolean => status === 'done' || status === 'failed'

/** When the result can be fetched no more, it is not offered. */
export const hasResult = ({ status, result_until }: Job): boolean =>
  status === 'done' && result_until !== null && new Date(result_until).getTime() > Date.now()
