import { createServer, type Server } from 'node:http'
import Koa from 'koa'
import helmet from 'koa-helmet'
import { watchBodies } from './body-watch.ts'
import { CONTENT_POLICY } from './content-policy.ts'
import { dashboardRouter } from './dashboard-router.ts'
import { crossOrigin } from './middleware/cors.ts'
import { otherMethods } from './middleware/other-methods.ts'
import { request } from './middleware/request.ts'
import { traced } from './middleware/traced.ts'
import { wellFormed } from './middleware/well-formed.ts'
import { answerNoRequests } from './no-request.ts'
import { routerOf } from './router.ts'
import type { Services, State } from './state.ts'

/** Codes of errors that clients cause by leaving: of sockets, streams, and half a request. */
const CLIENT_LEFT = /^(ECONNRESET|EPIPE|ECANCELED|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/

/** The HTTP service: every endpoint, and what a request passes on its way there. */
export function httpServer(services: Services): Server {
  const { proxies } = services.config
  const app = new Koa<State>({ proxy: proxies > 0, maxIpsCount: proxies })
  if (services.tracing) app.use(traced(services.tracing) as never)
  app.use(request(services) as never)
  const { corsOrigins } = services.config
  if (corsOrigins.length > 0) app.use(crossOrigin(corsOrigins))
  app.use(helmet({ contentSecurityPolicy: CONTENT_POLICY }))
  app.use(wellFormed() as never)
  app.use(dashboardRouter().routes() as never)
  app.use(routerOf(services).routes() as never)
  app.use(otherMethods() as never)
  // Koa tells of errors on answers under way; those of clients that leave are none.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!CLIENT_LEFT.test(error.code ?? '')) services.log.error({ err: error }, 'answering')
  })

  const { requestTimeout } = services.config
  const options = {
    // `watchBodies` has one.
    requestTimeout: 0,
    headersTimeout: Math.min(60_000, requestTimeout),
    connectionsCheckingInterval: Math.min(10_000, requestTimeout),
    // `wellFormed` answers in our form.
    requireHostHeader: false,
  }
  const answer = app.callback()
  const server = createServer(options, answer)
  // Whatever else is expected of us may be left alone (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer)
  answerNoRequests(server, services.log)
  watchBodies(server, requestTimeout)
  return server
}
