import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { JobRow } from '../../db/job-tables.ts'
import { ServiceError } from '../../errors.ts'
import { hasEnded, jobOf } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { operation } from '../operation.ts'
import { jobPath } from '../shapes/job.ts'

/** Milliseconds between looks at a job, and between signs of life. */
const LOOK = 300
const SIGN_OF_LIFE = 15_000
/** Streams one key may have open. */
const MOST_OPEN = 20

export const jobEvents = operation(
  {
    id: 'watchJob',
    summary: 'The job whenever it changes, as server-sent events',
    description:
      'Events are named `progress` and hold the job; the last one is `done`, `failed` or `deleted`.',
    path: jobPath,
    answers: { 200: { description: 'Events', files: ['text/event-stream'] } },
  },
  ({ jobs, stopping }) => {
    const open = new Map<number, number>()
    return async (ctx, { path }) => {
      const { keyId } = ctx.state.owner!
      const first = await jobs.find(keyId, path.request_id)
      const others = open.get(keyId) ?? 0
      if (others >= MOST_OPEN)
        throw new ServiceError('RATE_LIMITED', `at most ${MOST_OPEN} streams of events at once`, {
          retryAfter: 1,
        })
      open.set(keyId, others + 1)
      ctx.res.once('close', () => {
        const left = open.get(keyId)! - 1
        if (left > 0) open.set(keyId, left)
        else open.delete(keyId)
      })
      ctx.status = 200
      ctx.type = 'text/event-stream'
      ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      const signal = AbortSignal.any([ctx.state.left, stopping])
      ctx.body = Readable.from(changesOf(jobs, keyId, first, signal))
    }
  },
)

async function* changesOf(
  jobs: Jobs,
  keyId: number,
  first: JobRow,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { id } = first
  let said = ''
  let saidAt = 0
  for (let row: JobRow | null = first; !signal.aborted; row = await found(jobs, keyId, id)) {
    if (!row) {
      yield event('deleted', { request_id: id })
      return
    }
    const text = event(hasEnded(row) ? row.status : 'progress', jobOf(row))
    const isNews = text !== said
    if (isNews || Date.now() - saidAt > SIGN_OF_LIFE) {
      yield isNews ? text : ': still here\n\n'
      saidAt = Date.now()
      said = text
    }
    if (hasEnded(row)) return
    await pause(LOOK, undefined, { signal }).catch(() => {})
  }
}

async function found(jobs: Jobs, keyId: number, id: string): Promise<JobRow | null> {
  try {
    return await jobs.find(keyId, id)
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

const event = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
