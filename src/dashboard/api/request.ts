/** An error as the service tells it; `code` is stable. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, error: { code: string; message: string }) {
    super(error.message)
    this.status = status
    this.code = error.code
    this.details = error
  }
}

/** Said where no answer of the service came back. */
const NO_ANSWER = { code: 'NO_ANSWER', message: 'the service does not answer' }

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly form?: FormData
  /** Id of the account's key that the call is made with. */
  readonly keyId?: number
  readonly signal?: AbortSignal
}

/** @throws ApiError; the signal's reason */
export async function answerTo(path: string, call: Call = {}): Promise<Response> {
  const { method = 'GET', query = {}, body, form, keyId, signal } = call
  const url = new URL(path, location.origin)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(keyId !== undefined && { 'X-Service-Key-Id': String(keyId) }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
    ...(signal && { signal }),
  }).catch((error) => {
    throw signal?.aborted ? error : new ApiError(0, NO_ANSWER)
  })
  if (answer.ok) return answer
  const envelope = await answer.json().catch(() => null)
  throw new ApiError(answer.status, envelope?.error ?? NO_ANSWER)
}

/** The `data` of an answer. @throws as `answerTo` */
export async function dataOf<T>(path: string, call: Call = {}): Promise<T> {
  return (await (await answerTo(path, call)).json()).data
}
