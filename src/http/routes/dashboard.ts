import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { ServiceError } from '../../errors.ts'
import type { Middleware } from '../state.ts'

/** Where `npm run build` leaves the dashboard. */
const BUILT = fileURLToPath(new URL('../../../dist/dashboard/', import.meta.url))

/** First parts of the paths the dashboard has pages at; the browser tells further ones apart. */
export const PAGES = [
  '',
  'account',
  'batches',
  'guide',
  'jobs',
  'keys',
  'log-in',
  'operator',
  'reset',
  'sign-up',
  'usage',
  'webhooks',
] as const

/** GET /jobs and its like: one document for all of them, as the browser asks again each time. */
export const dashboardPage = (): Middleware => async (ctx) => {
  const document = await readFile(`${BUILT}index.html`).catch((cause) => {
    throw new ServiceError('NOT_FOUND', 'the dashboard is not built: npm run setup', { cause })
  })
  ctx.set('Cache-Control', 'no-cache')
  ctx.type = 'html'
  ctx.body = document
}

/**
 * GET /assets/…: names carry a hash of the content, so browsers keep them for good. Sent as the
 * build compressed them.
 */
export const dashboardAssets = (): Middleware => {
  const folder = `${BUILT}assets`
  if (!existsSync(folder))
    return async () => {
      throw new ServiceError('NOT_FOUND', 'the dashboard is not built: npm run setup')
    }
  const send = sirv(folder, { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 })
  return async (ctx) => {
    const { req, res } = ctx
    const url = req.url
    req.url = ctx.path.slice('/assets'.length)
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
