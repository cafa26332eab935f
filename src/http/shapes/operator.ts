import { z } from 'zod'
import { bought } from './account.ts'
import { count, moment } from './text.ts'

export const bookedAccount = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    plan: z.string(),
    card_verified_at: moment.nullable(),
    created_at: moment,
    cpu_seconds: count.meta({
      description: 'That its work took in the last 30 days, what failed or was free included',
    }),
  })
  .meta({ id: 'BookedAccount' })

export const bookedPayment = bought
  .extend({
    account_id: z.int(),
    account: z.string().meta({ description: 'Its e-mail address or name' }),
  })
  .meta({ id: 'BookedPayment' })

export const action = z
  .object({
    id: z.int(),
    at: moment,
    account_id: z.int(),
    action: z.string().meta({ example: 'key.created' }),
    subject: z.string().nullable().meta({ description: 'What it was done to' }),
    address: z.string().nullable().meta({ description: 'null: the command line' }),
  })
  .meta({ id: 'Action' })

const slowPage = z.object({
  at: moment,
  page: z.int().positive(),
  lane: z.enum(['interactive', 'bulk']),
  outcome: z.enum(['done', 'failed', 'cancelled']),
  source: z.enum(['text_layer', 'ocr']).nullable(),
  seconds: z.number(),
})

export const machinery = z
  .object({
    engine: z
      .object({
        ready: z.boolean(),
        hosts: count,
        threads: count,
        working: count.meta({ description: 'Tasks on threads' }),
        waiting: z.object({ interactive: count, bulk: count }),
        hosts_restarted: count,
        pages_done: count,
        pages_failed: count,
        pages_per_second: z.number().meta({ description: 'Over the last minute' }),
      })
      .meta({ description: 'Of the process that answers, since it began' }),
    jobs: z
      .object({
        pending: count,
        processing: count,
        oldest_seconds: z.number().meta({ description: 'Age of the oldest; 0 without any' }),
      })
      .meta({ description: 'That have not ended, of all processes' }),
    errors: z
      .array(z.object({ code: z.string(), count }))
      .meta({ description: 'Answered by this process, the most frequent first' }),
    slow_pages: z.array(slowPage).meta({ description: 'The slowest of this process’s last hour' }),
  })
  .meta({ id: 'Machinery' })
