import { z } from 'zod'
import { job } from './job.ts'
import { moment } from './text.ts'

/** What a webhook's receiver is sent. */
export const webhookEvent = (type: 'job.completed' | 'job.failed' | 'webhook.test') =>
  z.object({
    type: z.literal(type),
    timestamp: moment,
    data: type === 'webhook.test' ? z.object({ message: z.string() }) : job,
  })
