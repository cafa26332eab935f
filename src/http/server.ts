import { createServer, type Server } from 'node:http'
import Router from '@koa/router'
import Koa from 'koa'
import helmet from 'koa-helmet'
import { MOST_FILES } from '../jobs/job.ts'
import { accountRoutes } from './account-routes.ts'
import { BATCH_BYTES, LIMITS } from './limits.ts'
import { authenticate } from './middleware/authenticate.ts'
import { entitled } from './middleware/entitled.ts'
import { type KeyPolicy, limitAddress } from './middleware/rate-limit.ts'
import { repeatable } from './middleware/repeatable.ts'
import { request } from './middleware/request.ts'
import { upload, uploads } from './middleware/upload.ts'
import { createBatch, getBatch } from './routes/batch.ts'
import { convert } from './routes/convert.ts'
import { healthz, metrics, readyz } from './routes/health.ts'
import { jobEvents } from './routes/job-events.ts'
import { cancelJob, createJob, deleteJob, getJob, listJobs } from './routes/jobs.ts'
import { plans } from './routes/plans.ts'
import { linkedResult, result } from './routes/results.ts'
import { status } from './routes/status.ts'
import { usage } from './routes/usage.ts'
import type { Services, State } from './state.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** Codes of errors that clients cause by leaving: of sockets, streams, and half a request. */
const CLIENT_LEFT = /^(ECONNRESET|EPIPE|ECANCELED|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/

/** The HTTP service: every endpoint, and what a request passes on its way there. */
export function httpServer(services: Services): Server {
  const router = new Router<State>()
  const key = (policy: KeyPolicy) => authenticate(services, policy)
  const sync = entitled(services, 'convert', LIMITS.sync_max_bytes)
  const jobs = entitled(services, 'jobs', LIMITS.jobs_max_bytes)
  const batch = entitled(services, 'batch', LIMITS.jobs_max_bytes)
  const hashed = upload(services, services.cache !== null)
  const one = upload(services)
  const several = uploads(services, MOST_FILES, BATCH_BYTES)
  const once = (endpoint: string) => repeatable(services, endpoint)
  const open = limitAddress(services, 'status')

  router.post('/v1/convert', key('convert'), sync, hashed, once('convert'), convert(services))
  router.get('/v1/usage', key('usage'), usage(services))
  router.get('/v1/plans', open, plans(services))
  router.post('/v1/jobs', key('jobs'), jobs, one, once('jobs'), createJob(services))
  router.get('/v1/jobs', key('jobs'), listJobs(services))
  router.get('/v1/jobs/:id', key('jobs'), getJob(services))
  router.delete('/v1/jobs/:id', key('jobs'), deleteJob(services))
  router.post('/v1/jobs/:id/cancel', key('jobs'), cancelJob(services))
  router.get('/v1/jobs/:id/events', key('jobs'), jobEvents(services))
  router.get('/v1/jobs/:id/result', key('jobs'), result(services))
  router.post('/v1/batch', key('batch'), batch, several, once('batch'), createBatch(services))
  router.get('/v1/batch/:id', key('batch'), getBatch(services))
  router.get('/v1/results/:id', linkedResult(services))
  router.get('/v1/status', open, status(services))
  accountRoutes(router, services)
  webhookRoutes(router, services)
  router.get('/healthz', healthz())
  router.get('/readyz', readyz(services))
  router.get('/metrics', metrics(services))

  const { proxies } = services.config
  const app = new Koa<State>({ proxy: proxies > 0, maxIpsCount: proxies })
  app.use(request(services) as never)
  app.use(helmet())
  app.use(router.routes() as never)
  // Koa tells of errors on answers under way; those of clients that leave are none.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!CLIENT_LEFT.test(error.code ?? '')) services.log.error({ err: error }, 'answering')
  })

  const { requestTimeout } = services.config
  const options = {
    requestTimeout,
    headersTimeout: Math.min(60_000, requestTimeout),
    connectionsCheckingInterval: Math.min(10_000, requestTimeout),
  }
  return createServer(options, app.callback())
}
