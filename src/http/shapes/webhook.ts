import { z } from 'zod'
import { DELIVERY_STATES } from '../../webhooks/deliveries.ts'
import { count, moment, requestId } from './text.ts'

export const secret = z
  .string()
  .meta({ description: 'Standard Webhooks', example: 'whsec_MfKQ9r…' })

export const webhookEndpoint = z
  .object({
    id: z.int(),
    url: z.string(),
    created_at: moment,
    disabled_at: moment.nullable().meta({ description: 'Since an answer 410 Gone' }),
  })
  .meta({ id: 'WebhookEndpoint' })

export const delivery = z
  .object({
    id: z.string().meta({ description: 'Sent as webhook-id' }),
    request_id: requestId,
    type: z.string().meta({ example: 'job.completed' }),
    url: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: count,
    created_at: moment,
    ended_at: moment.nullable(),
    next_attempt_at: moment.nullable(),
  })
  .meta({ id: 'Delivery' })

export const deliveryWithTries = delivery
  .extend({
    tries: z.array(
      z.object({
        at: moment,
        status: z.int().nullable(),
        error: z.string().nullable(),
        duration_ms: z.number(),
      }),
    ),
  })
  .meta({ id: 'DeliveryWithTries' })
