import { z } from 'zod'
import type { ConvertRequest } from '../engine/conversion.ts'
import { ServiceError } from '../errors.ts'
import { JOB_STATUSES } from '../jobs/job.ts'
import { models } from '../models/registry.ts'
import { type AddressRules, webhookUrl } from '../webhooks/address.ts'
import { convertRequest } from './convert-form.ts'
import { fieldFault } from './field-fault.ts'

/** The query of GET /v1/jobs. */
export const jobQuery = z.object({
  status: z.enum(JOB_STATUSES).optional(),
  model: z.enum([...models.keys()] as [string, ...string[]]).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
})

export type JobQuery = z.infer<typeof jobQuery>

/** @throws ServiceError INVALID_PARAMETER, UNSUPPORTED_MODEL */
export function jobFilter(query: Readonly<Record<string, unknown>>): JobQuery {
  const parsed = jobQuery.safeParse(query)
  if (!parsed.success) throw fieldFault(parsed.error, query)
  return parsed.data
}

/**
 * The fields of a form that orders jobs: those of POST /v1/convert, with the model required, and
 * the webhook's address.
 *
 * @throws ServiceError INVALID_WEBHOOK_URL, and as `convertRequest`
 */
export function jobRequest(
  fields: Readonly<Record<string, string>>,
  rules: AddressRules,
): { request: ConvertRequest; webhookUrl: string | null } {
  if (!fields.model) throw new ServiceError('INVALID_PARAMETER', "the field 'model' is missing")
  const request = convertRequest(fields)
  const address = fields.webhook_url ?? ''
  return { request, webhookUrl: address === '' ? null : webhookUrl(address, rules) }
}
