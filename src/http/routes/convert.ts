import type { ConvertResult } from '../../engine/conversion.ts'
import { answerConversion } from '../convert-answer.ts'
import { convertRequest } from '../convert-form.ts'
import { LIMITS } from '../limits.ts'
import type { Middleware, Services } from '../state.ts'

/** POST /v1/convert: one small file in, its conversion out. After `authenticate` and `upload`. */
export const convert =
  ({ engine, config, db, reservations }: Services): Middleware =>
  async (ctx) => {
    const { path, name, fields } = ctx.state.upload!
    const { requestId, left } = ctx.state
    const { keyId } = ctx.state.owner!
    const request = convertRequest(fields)
    const source = { path, name }
    const endsAt = performance.now() + config.syncDeadline
    const context = {
      lane: 'interactive',
      owner: String(keyId),
      maxPages: LIMITS.sync_max_pages,
      signal: left,
    } as const
    const remaining = () => Math.max(1, endsAt - performance.now())
    const inspection = await engine.inspect(source, request, { ...context, deadline: remaining() })
    const pages = inspection.pages.length
    const wanted = { requestId, keyId, pages, endpoint: 'convert', model: request.model } as const
    await db.transaction().execute((transaction) => reservations.reserve(transaction, wanted))
    try {
      const timed = { ...context, deadline: remaining() }
      const result = await engine.convert(source, request, timed, inspection)
      await answerConversion(ctx, request, result, () => settle(result))
    } finally {
      // Nothing is billed for what was not answered; what is settled stays so.
      await db.transaction().execute((transaction) => reservations.release(transaction, requestId))
    }

    function settle({ pagesUsed }: ConvertResult): Promise<void> {
      return db
        .transaction()
        .execute((transaction) => reservations.settle(transaction, requestId, pagesUsed))
    }
  }
