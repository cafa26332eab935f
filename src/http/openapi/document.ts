import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import type { Endpoint, Endpoints, Operation, Step } from '../operation.ts'
import { webhookEvent } from '../shapes/webhook-event.ts'
import { errorEnvelope, responsesOf } from './answers.ts'
import { HEADERS } from './headers.ts'

/** Version of the interface, not of the program. */
const VERSION = '1.0.0'

const DESCRIPTION = `PDF and image documents in; spreadsheets, CSV, text, JSON out.

Every answer carries \`X-Service-Request-Id\`; a client's own \`X-Request-Id\` is logged beside it.
Errors are an envelope with a stable code. A path that is not here answers 404 NOT_FOUND, another
method 405 METHOD_NOT_ALLOWED with \`Allow\`. What is no request at all is answered in the same
envelope with 400, 408, 413 or 431 and INVALID_PARAMETER, and the connection ends.`

const SECURITY = {
  key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'Set by the log-in; called session on a service that is reached by plain http',
  },
} as const

/** The OpenAPI 3.1 document of a table of endpoints. */
export const documentOf = (endpoints: Endpoints): ReturnType<typeof createDocument> =>
  createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'pagemill',
        version: VERSION,
        description: DESCRIPTION,
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: '/' }],
      tags: Object.keys(endpoints).map((name) => ({ name })),
      paths: pathsOf(endpoints),
      webhooks: {
        'job.completed': notice('job.completed', 'A job with a webhook reached done'),
        'job.failed': notice('job.failed', 'A job with a webhook reached failed'),
        'webhook.test': notice('webhook.test', 'POST /v1/webhooks/test was called'),
      },
      components: {
        securitySchemes: SECURITY,
        headers: HEADERS,
        schemas: { Error: errorEnvelope },
      },
    },
    { override: ({ jsonSchema, zodSchema }) => relax(jsonSchema as never, zodSchema) },
  )

function pathsOf(endpoints: Endpoints): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const [subject, group] of Object.entries(endpoints))
    for (const endpoint of group) {
      const [method, path] = endpoint[0].split(' ') as [string, string]
      paths[path] ??= {}
      paths[path][method.toLowerCase()] = operationOf(subject, endpoint)
    }
  return paths
}

function operationOf(subject: string, [, ...parts]: Endpoint): ZodOpenApiOperationObject {
  const steps = parts.slice(0, -1) as Step[]
  const { id, summary, description, path, query, body, answers, ...said } = parts.at(
    -1,
  ) as Operation
  const security = steps.flatMap((step) => step.security ?? [])
  const headers = steps.flatMap((step) => step.headers ?? [])
  const form = formOf(steps, said)
  const errors = [
    ...steps.flatMap((step) => step.errors),
    ...(query || body || form ? (['INVALID_PARAMETER'] as const) : []),
    ...(path ? (['NOT_FOUND'] as const) : []),
    ...said.errors,
    'SERVICE_NOT_READY' as const,
    'STORAGE_ERROR' as const,
    'INTERNAL_ERROR' as const,
  ]
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [subject],
    security: security.map((name) => ({ [name]: [] })),
    requestParams: {
      ...(path && { path }),
      ...(query && { query }),
      ...(headers.length > 0 && {
        header: headers.reduce((all, own) => all.extend(own.shape)),
      }),
    },
    ...(form && { requestBody: { required: true, content: { 'multipart/form-data': form } } }),
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: { 'application/json': { schema: body } },
      },
    }),
    responses: responsesOf(
      answers,
      errors,
      steps.flatMap((step) => step.answerHeaders ?? []),
      steps.some((step) => step.isPage),
    ),
  }
}

/** A form's files before its fields. */
function formOf(steps: readonly Step[], { form }: Pick<Operation, 'form'>) {
  const files = steps.find((step) => step.files)?.files
  if (!files || !form) return null
  const file = z.file().meta({ override: ({ jsonSchema }) => delete jsonSchema.contentEncoding })
  const several = z.array(file).min(1).max(20)
  const own = files.several ? several : file
  const { field, url } = files
  const sent = url ? { [field]: own.optional(), [url]: addresses(files.several) } : { [field]: own }
  return { schema: z.object(sent).extend(form.shape) }
}

const addresses = (several: boolean) =>
  z
    .string()
    .optional()
    .meta({
      description: several
        ? 'Addresses of files, a blank between them, that are fetched beside those sent, where the operator allows it'
        : 'Address of the file, which is fetched where the operator allows it; instead of the file',
    })

const notice = (type: Parameters<typeof webhookEvent>[0], description: string) => ({
  post: {
    operationId: type.replace('.', '_'),
    summary: description,
    description: 'Signed as Standard Webhooks 1.0.0 has it; any 2xx is an acknowledgement.',
    security: [],
    requestParams: {
      header: z.object({
        'webhook-id': z.string(),
        'webhook-timestamp': z.string(),
        'webhook-signature': z.string(),
      }),
    },
    requestBody: {
      required: true,
      content: { 'application/json': { schema: webhookEvent(type) } },
    },
    responses: { '200': { description: 'Received' } },
  },
})

/** Clients accept members they do not know, and formats say what patterns would say again. */
function relax(json: { [keyword: string]: unknown }, schema: unknown): void {
  if (schema instanceof z.ZodObject && json.additionalProperties === false)
    delete json.additionalProperties
  if (json.format !== undefined) delete json.pattern
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
}
