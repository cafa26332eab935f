/**
 * Every error a caller can meet: its stable code and its HTTP status. The one table; OpenAPI,
 * routes and the command line read it from here.
 */
export const STATUS_OF = {
  MISSING_API_KEY: 401,
  INVALID_API_KEY: 401,
  UNSUPPORTED_MODEL: 400,
  UNSUPPORTED_OUTPUT: 400,
  UNSUPPORTED_FILE_TYPE: 400,
  MISSING_FILE: 400,
  INVALID_FILE: 400,
  INVALID_PARAMETER: 400,
  INVALID_PAGE_RANGE: 400,
  INVALID_WEBHOOK_URL: 400,
  FILE_URL_REFUSED: 400,
  FILE_TOO_LARGE: 413,
  TOO_MANY_PAGES: 413,
  CARD_REQUIRED: 402,
  NO_ACTIVE_PLAN: 402,
  INSUFFICIENT_PAGES: 402,
  QUOTA_EXCEEDED: 402,
  SPEND_CAP_REACHED: 402,
  SMART_EXTRACT_LIMIT: 402,
  EMAIL_UNVERIFIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_READY: 409,
  RANGE_NOT_SATISFIABLE: 416,
  RATE_LIMITED: 429,
  SESSION_REQUIRED: 401,
  INVALID_CREDENTIALS: 401,
  PASSKEY_REQUIRED: 401,
  FOREIGN_ORIGIN: 403,
  SERVICE_BUSY: 503,
  SERVICE_NOT_READY: 503,
  STORAGE_ERROR: 503,
  OCR_ERROR: 502,
  INTERNAL_ERROR: 500,
} as const

export type ErrorCode = keyof typeof STATUS_OF

/**
 * An error meant for the caller: `message` is shown, `cause` only logged. Anything else that is
 * thrown becomes INTERNAL_ERROR with a message that says nothing of the inside.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ErrorCode
  /** STATUS_OF the code, unless the case has its own. */
  readonly status: number
  /** Seconds after which a repeated request may succeed. */
  readonly retryAfter: number | undefined
  /** Further members of the error body, such as `needed` and `left`. */
  readonly details: Readonly<Record<string, string | number>>

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      cause?: unknown
      status?: number
      retryAfter?: number
      details?: Readonly<Record<string, string | number>>
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.status = options.status ?? STATUS_OF[code]
    this.retryAfter = options.retryAfter
    this.details = options.details ?? {}
  }
}
