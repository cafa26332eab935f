const text = { type: 'string' } as const
const count = { type: 'integer', minimum: 0 } as const

/** Headers of answers, described once. */
export const HEADERS = {
  'X-Service-Request-Id': {
    description: 'On every answer; the same as request_id',
    schema: { type: 'string', format: 'uuid' },
    required: true,
  },
  'X-Service-Pages-Used': { description: 'Pages billed; on results', schema: count },
  'X-Service-Model': { description: 'Model used; on results', schema: text },
  'X-Service-Warning': { description: 'Codes of warnings, comma separated', schema: text },
  'X-Service-Failed-Pages': {
    description: 'Pages that could not be read and are not billed, comma separated',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'The limit: its name, requests (q) and window in seconds (w)',
    schema: text,
    example: '"convert";q=60;w=60',
  },
  RateLimit: {
    description: 'Requests left (r) and seconds until there are more (t)',
    schema: text,
    example: '"convert";r=59;t=60',
  },
  'Retry-After': { description: 'Seconds', schema: count },
  'Idempotency-Replayed': { description: 'true on an answer given again', schema: text },
  Location: { schema: text },
  'Accept-Ranges': { description: 'bytes: parts of it may be asked for', schema: text },
  'Content-Range': { description: 'Which bytes these are, of how many', schema: text },
  ETag: { description: 'Changes with the content', schema: text },
} as const

export type HeaderName = keyof typeof HEADERS

/** References to them. */
export const headersOf = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
