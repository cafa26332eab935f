import type Router from '@koa/router'
import { session } from './middleware/session.ts'
import {
  addEndpoint,
  getDelivery,
  getWebhooks,
  listDeliveries,
  removeEndpoint,
  replayDelivery,
  rotateSecret,
} from './routes/webhooks.ts'
import type { Services, State } from './state.ts'

/** What an account sees and sets of its webhooks, in a session. */
export function webhookRoutes(router: Router<State>, services: Services): void {
  const person = session(services)
  router.get('/v1/webhooks', person, getWebhooks(services))
  router.post('/v1/webhooks/secret/rotate', person, rotateSecret(services))
  router.post('/v1/webhooks/endpoints', person, addEndpoint(services))
  router.delete('/v1/webhooks/endpoints/:id', person, removeEndpoint(services))
  router.get('/v1/webhooks/deliveries', person, listDeliveries(services))
  router.get('/v1/webhooks/deliveries/:id', person, getDelivery(services))
  router.post('/v1/webhooks/deliveries/:id/replay', person, replayDelivery(services))
}
