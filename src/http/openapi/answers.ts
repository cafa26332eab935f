import { z } from 'zod'
import type { ZodOpenApiContentObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { type ErrorCode, STATUS_OF } from '../../errors.ts'
import type { Answer, ErrorAnswer } from '../operation.ts'
import { count, requestId } from '../shapes/text.ts'
import { warning } from '../shapes/warning.ts'
import { type HeaderName, headersOf } from './headers.ts'

/** The envelope of every error. */
export const errorEnvelope = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.enum(Object.keys(STATUS_OF) as [ErrorCode, ...ErrorCode[]]).meta({
        id: 'ErrorCode',
        description: 'Stable; the message may change',
      }),
      message: z.string(),
      upgrade_url: z.url().optional().meta({ description: 'Of 402: where to change the plan' }),
      needed: count.optional().meta({ description: 'Of INSUFFICIENT_PAGES: pages of the file' }),
      left: count.optional().meta({ description: 'Of INSUFFICIENT_PAGES: pages left' }),
    }),
    request_id: requestId,
  })
  .meta({ id: 'Error' })

/** All that an endpoint answers, by status. @param isPage whether errors may be pages */
export function responsesOf(
  answers: Readonly<Record<number, Answer>>,
  errors: readonly ErrorAnswer[],
  added: readonly HeaderName[],
  isPage: boolean,
): ZodOpenApiResponsesObject {
  const common = commonHeaders(errors)
  const good = Object.entries(answers).map(([status, { description, headers = [], ...answer }]) => [
    status,
    { description, headers: headersOf([...common, ...added, ...headers]), ...contentOf(answer) },
  ])
  const bad = [...byStatus(errors)].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      headers: headersOf([...common, ...retryAfter(status)]),
      content: {
        'application/json': { schema: errorSchema(codes) },
        ...(isPage && contentOf({ files: ['text/html'] }).content),
      },
    },
  ])
  return Object.fromEntries([...good, ...bad])
}

/** Headers of every answer of an endpoint with these errors. */
const commonHeaders = (errors: readonly ErrorAnswer[]): readonly HeaderName[] =>
  errors.includes('RATE_LIMITED')
    ? ['X-Service-Request-Id', 'RateLimit-Policy', 'RateLimit']
    : ['X-Service-Request-Id']

function contentOf({ data, files = [], isWarned }: Omit<Answer, 'description' | 'headers'>) {
  const content: ZodOpenApiContentObject = {}
  const binary = { type: 'string', format: 'binary' } as const
  for (const type of files) content[type] = { schema: binary }
  if (data) {
    const envelope = z.object({
      success: z.literal(true),
      data,
      ...(isWarned && { warnings: z.array(warning).optional() }),
      request_id: requestId,
    })
    content['application/json'] = { schema: envelope }
  }
  return Object.keys(content).length > 0 ? { content } : {}
}

/** Codes by their status, in the order of the statuses. */
function byStatus(errors: readonly ErrorAnswer[]): Map<number, ErrorCode[]> {
  const pairs = errors.map((error): readonly [ErrorCode, number] =>
    typeof error === 'string' ? [error, STATUS_OF[error]] : error,
  )
  const codes = new Map<number, ErrorCode[]>()
  for (const [code, status] of pairs.sort((a, b) => a[1] - b[1]))
    codes.set(status, [...new Set([...(codes.get(status) ?? []), code])])
  return codes
}

/** The envelope with these codes alone. */
const errorSchema = (codes: readonly ErrorCode[]) => ({
  allOf: [
    { $ref: '#/components/schemas/Error' },
    { properties: { error: { properties: { code: { enum: [...codes] } } } } },
  ],
})

const retryAfter = (status: number): HeaderName[] =>
  status === 429 || status === 503 || status === 409 ? ['Retry-After'] : []
