import { readFile } from 'node:fs/promises'
import { ServiceError } from '../../errors.ts'
import type { Middleware } from '../state.ts'
import { BUILT, builtFiles } from './built-files.ts'

/** First parts of the paths the dashboard has pages at; the browser tells further ones apart. */
export const PAGES = [
  '',
  'account',
  'batches',
  'jobs',
  'keys',
  'log-in',
  'operator',
  'reset',
  'sign-up',
  'usage',
  'verify',
  'webhooks',
  'welcome',
] as const

/** GET /jobs and its like: one document for all of them, as the browser asks again each time. */
export const dashboardPage = (): Middleware => async (ctx) => {
  const document = await readFile(`${BUILT}dashboard/index.html`).catch((cause) => {
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
export const dashboardAssets = (): Middleware =>
  builtFiles('dashboard/assets', '/assets', {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
  })
