import type Router from '@koa/router'
import { limitAddress } from './middleware/rate-limit.ts'
import { ownOrigin, session } from './middleware/session.ts'
import {
  billed,
  buyCarnet,
  confirmCard,
  getBilling,
  patchBilling,
  postCard,
} from './routes/billing.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './routes/keys.ts'
import { arrive, leaveToConnect, leaveToLogIn } from './routes/oidc.ts'
import { resetPage } from './routes/reset-page.ts'
import {
  askReset,
  changePassword,
  confirmReset,
  logIn,
  logOut,
  signUp,
  whoAmI,
} from './routes/session.ts'
import type { Services, State } from './state.ts'

/** Everything that is done in a session, and the ways into one. */
export function accountRoutes(router: Router<State>, services: Services): void {
  const entry = limitAddress(services, 'log-in')
  const own = ownOrigin(services)
  const person = session(services)
  router.post('/v1/session/sign-up', entry, own, signUp(services))
  router.post('/v1/session/log-in', entry, own, logIn(services))
  router.post('/v1/session/log-out', entry, own, logOut(services))
  router.get('/v1/session', person, whoAmI())
  router.post('/v1/session/password', person, changePassword(services))
  router.post('/v1/session/reset', entry, own, askReset(services))
  router.post('/v1/session/reset/confirm', entry, own, confirmReset(services))
  router.get('/v1/session/oidc', entry, leaveToLogIn(services))
  router.post('/v1/session/oidc', person, leaveToConnect(services))
  router.get('/v1/session/oidc/callback', entry, arrive(services))
  router.get('/reset', limitAddress(services, 'status'), resetPage())
  router.get('/v1/keys', person, listKeys(services))
  router.post('/v1/keys', person, createKey(services))
  router.post('/v1/keys/:id/rotate', person, rotateKey(services))
  router.delete('/v1/keys/:id', person, revokeKey(services))
  const bill = billed(services)
  router.get('/v1/billing', person, bill, getBilling(services))
  router.patch('/v1/billing', person, bill, patchBilling(services))
  router.post('/v1/billing/card', person, bill, postCard(services))
  router.post('/v1/billing/card/confirm', person, bill, confirmCard(services))
  router.post('/v1/billing/carnet', person, bill, buyCarnet(services))
}
