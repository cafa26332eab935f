import { z } from 'zod'
import type { ConvertRequest } from '../engine/conversion.ts'
import { type AddressRules, webhookUrl } from '../webhooks/address.ts'
import { convertFields, convertRequest } from './convert-form.ts'
import { modelName } from './shapes/job.ts'
import { optional } from './shapes/text.ts'

/** Fields of a form that orders jobs: those of POST /v1/convert, with the model required. */
export const jobFields = convertFields.extend({
  model: modelName,
  webhook_url: optional(z.string()).meta({
    description: 'Told of the job’s end; a public https address',
    example: 'https://hooks.example.com/documents',
  }),
})

/** @throws ServiceError INVALID_WEBHOOK_URL, and as `convertRequest` */
export function jobRequest(
  form: z.output<typeof jobFields>,
  rules: AddressRules,
): { request: ConvertRequest; webhookUrl: string | null } {
  const request = convertRequest(form)
  const address = form.webhook_url ?? null
  return { request, webhookUrl: address === null ? null : webhookUrl(address, rules) }
}
