import { webhookUrl } from './address.ts'
import { type Guard, guardedRequest, Refused } from './guarded-request.ts'

/** What came back from one try. */
export interface Reply {
  /** null when there was no answer. */
  readonly status: number | null
  /** Why there was none, in words for the account. */
  readonly error: string | null
  /** Milliseconds the receiver asks to be left alone. */
  readonly retryAfter: number
}

/** How tries are made. */
export interface Sending extends Guard {
  /** Milliseconds for all of a try. */
  readonly timeout: number
}

/** POSTs a body once, to where the guard lets it. Redirects are answers like others. */
export async function send(
  text: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { timeout, ...guard }: Sending,
): Promise<Reply> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const url = new URL(webhookUrl(text, guard.rules))
    const response = await guardedRequest(url, { method: 'POST', headers, body }, guard, signal)
    // What it says besides is of no interest, however long it goes on.
    response.destroy()
    const retryAfter = retryAfterOf(response.headers['retry-after'])
    return { status: response.statusCode!, error: null, retryAfter }
  } catch (error) {
    return { status: null, error: reasonOf(error, signal, timeout), retryAfter: 0 }
  }
}

/** Seconds or a date. */
function retryAfterOf(header: string | undefined): number {
  if (header === undefined) return 0
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Says nothing of where an internal name leads. */
function reasonOf(error: unknown, signal: AbortSignal, timeout: number): string {
  if (signal.aborted) return `no answer within ${timeout / 1000} s`
  if (error instanceof Refused) return error.message
  const { code, name, message } = error as NodeJS.ErrnoException
  return name === 'ServiceError' ? message : (code ?? 'the connection failed')
}
