import { koaBody } from 'koa-body'
import type { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { holdsNul, NUL } from './nul.ts'
import { orGone } from './or-gone.ts'
import type { Context } from './state.ts'
import { words } from './words.ts'

/** Bytes; more than any of our bodies needs. */
const LIMIT = 16_384

const read = koaBody({
  json: true,
  urlencoded: true,
  multipart: false,
  text: false,
  jsonLimit: LIMIT,
  formLimit: LIMIT,
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'] as never,
  onError: (cause) => {
    throw new ServiceError('INVALID_PARAMETER', 'the body is not valid JSON', { cause })
  },
})

/**
 * A request's body, in JSON (or as a browser's form sends it); none at all is `{}`.
 *
 * @throws ServiceError INVALID_PARAMETER naming the field that is wrong
 */
export async function bodyOf<T extends z.ZodType>(ctx: Context, schema: T): Promise<z.output<T>> {
  if (ctx.request.length && !ctx.is('json', 'urlencoded'))
    throw new ServiceError('INVALID_PARAMETER', 'send a body as application/json')
  await orGone(ctx.state.left, () => read(ctx as never, async () => {}))
  if (holdsNul(ctx.request.body)) throw new ServiceError('INVALID_PARAMETER', NUL)
  const parsed = schema.safeParse(ctx.request.body ?? {}, { error: words })
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  const name = issue.path.join('.')
  throw new ServiceError('INVALID_PARAMETER', name ? `${name}: ${issue.message}` : issue.message)
}
