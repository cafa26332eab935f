/** Said where no answer of the service came back. */
export const NO_ANSWER = { code: 'NO_ANSWER', message: 'the service does not answer' }

/** An error as the service tells it; `code` is stable. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  /** Of HTTP; 0 = there was no answer. */
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, error: { code: string; message: string }, cause?: unknown) {
    super(error.message, { cause })
    this.status = status
    this.code = error.code
    this.details = error
  }
}
