import { z } from 'zod'
import { count, moment, requestId } from './text.ts'

export const person = z
  .object({
    account_id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    plan: z.string(),
    card_verified: z.boolean(),
    has_password: z.boolean(),
    email_verified: z.boolean(),
    is_operator: z.boolean().meta({ description: 'Whether /v1/operator is there for them' }),
  })
  .meta({ id: 'Person' })

export const billingStatus = z
  .object({
    plan: z.string().nullable(),
    period_start: moment,
    period_end: moment,
    paid_until: moment.nullable().meta({ description: 'null: nothing is charged for the plan' }),
    next_plan: z.string().nullable().meta({ description: 'From `paid_until` on; null: the same' }),
    pages_left: z.number().nullable().meta({ description: 'null: unlimited' }),
    card_verified: z.boolean(),
    auto_recharge: z.boolean(),
    recharge_cap: count.nullable().meta({ description: 'Cents a period; null: no cap' }),
    recharge_spent: count.meta({ description: 'Cents of this period' }),
  })
  .meta({ id: 'Billing' })

export const paymentState = z.enum(['open', 'paid', 'failed'])

export const bought = z
  .object({
    id: requestId,
    kind: z.enum(['pack', 'carnet', 'plan']),
    plan: z.string().nullable().meta({ description: 'Of which a month is paid' }),
    pages: count,
    cents: count,
    state: paymentState,
    created_at: moment,
    ended_at: moment.nullable(),
  })
  .meta({ id: 'Purchase' })

export const usage = z
  .object({
    plan: z.string().nullable(),
    calls_used: count.meta({ description: 'Pages of this period' }),
    calls_limit: count.nullable().meta({ description: 'null: unlimited or pay-as-you-go' }),
    percentage: z.number().nullable(),
    reset_date: moment,
    year_month: z.string().regex(/^\d{4}-\d{2}$/),
    is_test_key: z.boolean(),
  })
  .meta({ id: 'Usage' })

const keyFields = {
  id: z.int(),
  prefix: z.string().meta({ example: 'sk_live_x7Rk' }),
  label: z.string().nullable(),
  is_test: z.boolean(),
}

export const keyInfo = z
  .object({
    ...keyFields,
    is_active: z.boolean(),
    monthly_limit: z.int().nullable().meta({ description: 'Pages a month; null: as the plan' }),
    created_at: moment.nullable(),
    last_used_at: moment.nullable(),
  })
  .meta({ id: 'ApiKey' })

export const madeKey = z
  .object({
    ...keyFields,
    key: z.string().meta({ description: 'The key itself, shown this once' }),
    created_at: moment,
    note: z.string(),
  })
  .meta({ id: 'MadeApiKey' })
