import { v7 as uuidv7 } from 'uuid'
import { ServiceError } from '../../errors.ts'
import { inRequest } from '../current-request.ts'
import { fail } from '../envelope.ts'
import { ClientGone, type Context, type Middleware, type Services } from '../state.ts'

/** A client's own id is logged when it looks like one. */
const CLIENT_ID = /^[\w.:-]{1,128}$/

/** Milliseconds a stream of events may stand still; signs of life are sent more often. */
const EVENTS_SILENCE = 60_000

/**
 * Around every request: its id, a signal for the client that leaves, errors rendered (those that
 * nobody caught as well), one log line and one observation.
 */
export const request =
  ({ metrics, log, config }: Services): Middleware =>
  async (ctx, next) => {
    const started = performance.now()
    const leaving = new AbortController()
    ctx.state.requestId = uuidv7()
    ctx.state.left = leaving.signal
    ctx.set('X-Service-Request-Id', ctx.state.requestId)
    ctx.res.once('close', () => {
      const answered = ctx.res.writableFinished
      if (!answered) leaving.abort(new ClientGone('the client has left'))
      report(ctx, answered)
    })
    let cause: unknown
    try {
      await inRequest(ctx.state.requestId, next)
      if (ctx.status === 404 && ctx.body === undefined)
        throw new ServiceError('NOT_FOUND', 'there is no such endpoint')
    } catch (error) {
      cause = error
      if (leaving.signal.aborted || error instanceof ClientGone) {
        ctx.respond = false
        return
      }
      fail(ctx, error)
    }
    // From here on the client has to take something, or goes.
    ctx.res.setTimeout(ctx.type === 'text/event-stream' ? EVENTS_SILENCE : config.requestTimeout)

    function report(ctx: Context, answered: boolean): void {
      const seconds = (performance.now() - started) / 1000
      const route = typeof ctx.routerPath === 'string' ? ctx.routerPath : (ctx._matchedRoute ?? '')
      const { status, method } = ctx
      if (answered) metrics.answered({ route: String(route), method, status, seconds })
      else metrics.clientGone()
      if (answered && cause !== undefined) metrics.refused(codeOf(cause).code ?? 'INTERNAL_ERROR')
      const { owner, pagesUsed, requestId } = ctx.state
      const clientId = ctx.get('X-Request-Id')
      const line = {
        request_id: requestId,
        ...(CLIENT_ID.test(clientId) && { client_request_id: clientId }),
        method,
        route,
        status: answered ? status : 499,
        ms: Math.round(seconds * 1000),
        ...(owner && { key_id: owner.keyId }),
        ...(pagesUsed !== undefined && { pages: pagesUsed }),
        ...codeOf(cause),
      }
      if (answered && status >= 500) log.error({ ...line, err: reasonOf(cause) }, 'request')
      else log.info(line, 'request')
    }
  }

const codeOf = (error: unknown): { code?: string } =>
  error instanceof ServiceError ? { code: error.code } : {}

/** What the operator needs to know; a ServiceError's cause never holds a document's text. */
const reasonOf = (error: unknown): unknown =>
  error instanceof ServiceError ? (error.cause ?? error.message) : error
