import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sirv, { type Options } from 'sirv'
import { ServiceError } from '../../errors.ts'
import type { Middleware } from '../state.ts'

/** Where `npm run setup` leaves what browsers are sent. */
export const BUILT = fileURLToPath(new URL('../../../dist/', import.meta.url))

/**
 * Files of a folder of the build.
 *
 * @param folder below `dist/`
 * @param prefix of their paths in addresses
 */
export function builtFiles(folder: string, prefix: string, options: Options): Middleware {
  if (!existsSync(BUILT + folder))
    return async () => {
      throw new ServiceError('NOT_FOUND', `${folder} is not built: npm run setup`)
    }
  const send = sirv(BUILT + folder, options)
  return async (ctx) => {
    const { req, res } = ctx
    const url = req.url
    req.url = ctx.path.slice(prefix.length) || '/'
    const isMissing = await new Promise<boolean>((resolve) => {
      res.once('close', () => resolve(false))
      // Koa says 404 until a body is set.
      res.statusCode = 200
      send(req, res, () => resolve(true))
    })
    req.url = url
    if (isMissing) throw new ServiceError('NOT_FOUND', 'there is no such file')
    ctx.respond = false
  }
}
