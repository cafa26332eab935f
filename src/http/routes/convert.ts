import { answerConversion } from '../convert-answer.ts'
import { convertRequest } from '../convert-form.ts'
import { LIMITS } from '../limits.ts'
import type { Middleware, Services } from '../state.ts'

/** POST /v1/convert: one small file in, its conversion out. After `authenticate` and `upload`. */
export const convert =
  ({ engine, config }: Services): Middleware =>
  async (ctx) => {
    const { path, name, fields } = ctx.state.upload!
    const request = convertRequest(fields)
    const result = await engine.convert({ path, name }, request, {
      lane: 'interactive',
      owner: String(ctx.state.owner!.keyId),
      maxPages: LIMITS.sync_max_pages,
      deadline: config.syncDeadline,
      signal: ctx.state.left,
    })
    await answerConversion(ctx, request, result)
  }
