import { ServiceError } from '../errors.ts'
import { errorPage } from './error-page.ts'
import type { Context } from './state.ts'

/** Answers with `data` in the specification's envelope. */
export function succeed(ctx: Context, data: object): void {
  ctx.status = 200
  ctx.body = { success: true, data, request_id: ctx.state.requestId }
}

/** The same as an answer that can be kept before it is given. */
export const success = (
  { state }: Context,
  data: object,
  status: number,
  headers: Readonly<Record<string, string>> = {},
) => ({
  requestId: state.requestId,
  status,
  headers,
  body: { success: true, data, request_id: state.requestId },
})

/** Gives an answer of `success`. */
export function give(ctx: Context, { status, headers, body }: ReturnType<typeof success>): void {
  ctx.status = status
  ctx.set(headers)
  ctx.body = body
}

/** Answers with an error in the envelope. Messages of unknown errors stay inside. */
export function fail(ctx: Context, error: unknown): void {
  const known = error instanceof ServiceError ? error : null
  const code = known?.code ?? 'INTERNAL_ERROR'
  const message = known?.message ?? 'something went wrong inside the service'
  ctx.status = known?.status ?? 500
  ctx.set('Cache-Control', 'no-store')
  if (known?.retryAfter !== undefined) ctx.set('Retry-After', String(known.retryAfter))
  else if (ctx.status === 503) ctx.set('Retry-After', '5')
  if (ctx.state.isPage && ctx.accepts('json', 'html') === 'html') {
    ctx.type = 'html'
    ctx.body = errorPage(message, ctx.state.requestId)
    return
  }
  ctx.body = {
    success: false,
    error: { code, message, ...known?.details },
    request_id: ctx.state.requestId,
  }
}
