import { LIMITS, MOST_RESULT_BYTES } from './limits.ts'
import type { Endpoints } from './operation.ts'
import {
  deleteOwn,
  exportOwn,
  listIdentities,
  listSessions,
  removeIdentity,
  removeSession,
} from './routes/account.ts'
import { createBatch, getBatch, listBatches } from './routes/batch.ts'
import {
  buyCarnet,
  choosePlanOf,
  confirmCard,
  getBilling,
  listDays,
  listPurchases,
  patchBilling,
  postCard,
} from './routes/billing.ts'
import { convert } from './routes/convert.ts'
import { createCorrection } from './routes/corrections.ts'
import { docsFile, docsPage } from './routes/docs.ts'
import { healthz, metrics, readyz } from './routes/health.ts'
import { jobEvents } from './routes/job-events.ts'
import { cancelJob, createJob, deleteJob, getJob, listJobs } from './routes/jobs.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './routes/keys.ts'
import { arrive, leaveToConnect, leaveToLogIn } from './routes/oidc.ts'
import { openapi } from './routes/openapi.ts'
import { changeAccount, listBookedAccounts } from './routes/operator/accounts.ts'
import { listActions } from './routes/operator/audit.ts'
import { getMachinery } from './routes/operator/machinery.ts'
import { endPayment, listBookedPayments } from './routes/operator/payments.ts'
import { beginEntry, logInByPasskey } from './routes/passkey-entry.ts'
import {
  addPasskey,
  askPasskeys,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './routes/passkeys.ts'
import { plans } from './routes/plans.ts'
import { linkedResult, result } from './routes/results.ts'
import {
  askReset,
  changePassword,
  confirmReset,
  logIn,
  logOut,
  signUp,
  whoAmI,
} from './routes/session.ts'
import { status } from './routes/status.ts'
import { usage } from './routes/usage.ts'
import { askCheck, confirmCheck } from './routes/verify.ts'
import {
  addEndpoint,
  getDelivery,
  getWebhooks,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  replayDelivery,
  rotateSecret,
  testWebhooks,
} from './routes/webhooks.ts'
import { enterByWelcome, lookAtWelcome } from './routes/welcome.ts'
import {
  address,
  billed,
  bounded,
  entitled,
  key,
  once,
  oneFile,
  oneFileOrUrl,
  openSignUp,
  operator,
  ownHost,
  ownSite,
  page,
  session,
  someFiles,
  verified,
} from './steps.ts'

const open = address('status')
const entry = address('log-in')
const { sync_max_bytes: SMALL, jobs_max_bytes: LARGE } = LIMITS

/** Every endpoint, by subject. */
export const ENDPOINTS: Endpoints = {
  Conversion: [
    [
      'POST /v1/convert',
      key('convert'),
      entitled('convert', SMALL),
      oneFileOrUrl,
      once('convert'),
      convert,
    ],
    ['POST /v1/corrections', key('usage'), bounded(MOST_RESULT_BYTES), oneFile, createCorrection],
  ],
  Jobs: [
    ['POST /v1/jobs', key('jobs'), entitled('jobs', LARGE), oneFileOrUrl, once('jobs'), createJob],
    ['GET /v1/jobs', key('jobs'), listJobs],
    ['GET /v1/jobs/{request_id}', key('jobs'), getJob],
    ['DELETE /v1/jobs/{request_id}', key('jobs'), deleteJob],
    ['POST /v1/jobs/{request_id}/cancel', key('jobs'), cancelJob],
    ['GET /v1/jobs/{request_id}/events', key('jobs'), jobEvents],
    ['GET /v1/jobs/{request_id}/result', key('jobs'), result],
    ['GET /v1/results/{request_id}', linkedResult],
  ],
  Batches: [
    [
      'POST /v1/batch',
      key('batch'),
      entitled('batch', LARGE),
      someFiles,
      once('batch'),
      createBatch,
    ],
    ['GET /v1/batch', key('batch'), listBatches],
    ['GET /v1/batch/{batch_id}', key('batch'), getBatch],
  ],
  Keys: [
    ['GET /v1/keys', session, listKeys],
    ['POST /v1/keys', session, verified, createKey],
    ['POST /v1/keys/{id}/rotate', session, rotateKey],
    ['DELETE /v1/keys/{id}', session, revokeKey],
  ],
  'Usage and billing': [
    ['GET /v1/usage', key('usage'), billed, usage],
    ['GET /v1/plans', address('plans'), plans],
    ['GET /v1/billing', session, billed, getBilling],
    ['GET /v1/billing/days', session, billed, listDays],
    ['GET /v1/billing/purchases', session, billed, listPurchases],
    ['PATCH /v1/billing', session, billed, patchBilling],
    ['POST /v1/billing/card', session, billed, verified, postCard],
    ['POST /v1/billing/card/confirm', session, billed, confirmCard],
    ['POST /v1/billing/carnet', session, billed, verified, buyCarnet],
    ['POST /v1/billing/plan', session, billed, verified, choosePlanOf],
  ],
  Webhooks: [
    ['GET /v1/webhooks', session, getWebhooks],
    ['POST /v1/webhooks/secret/rotate', session, rotateSecret],
    ['GET /v1/webhooks/endpoints', session, listEndpoints],
    ['POST /v1/webhooks/endpoints', session, verified, addEndpoint],
    ['DELETE /v1/webhooks/endpoints/{id}', session, removeEndpoint],
    ['POST /v1/webhooks/test', session, testWebhooks],
    ['GET /v1/webhooks/deliveries', session, listDeliveries],
    ['GET /v1/webhooks/deliveries/{id}', session, getDelivery],
    ['POST /v1/webhooks/deliveries/{id}/replay', session, replayDelivery],
  ],
  Sessions: [
    ['POST /v1/session/sign-up', entry, ownSite, openSignUp, signUp],
    ['POST /v1/session/welcome', entry, ownSite, ownHost, lookAtWelcome],
    ['POST /v1/session/welcome/confirm', entry, ownSite, ownHost, enterByWelcome],
    ['POST /v1/session/log-in', entry, ownSite, logIn],
    ['POST /v1/session/passkey', entry, ownSite, beginEntry],
    ['POST /v1/session/passkey/confirm', entry, ownSite, logInByPasskey],
    ['POST /v1/session/log-out', entry, ownSite, logOut],
    ['GET /v1/session', session, whoAmI],
    ['POST /v1/session/verify', session, askCheck],
    ['POST /v1/session/verify/confirm', entry, ownSite, confirmCheck],
    ['POST /v1/session/password', session, changePassword],
    ['POST /v1/session/reset', entry, ownSite, askReset],
    ['POST /v1/session/reset/confirm', entry, ownSite, confirmReset],
    ['GET /v1/session/oidc', page, entry, leaveToLogIn],
    ['POST /v1/session/oidc', session, verified, leaveToConnect],
    ['GET /v1/session/oidc/callback', page, entry, arrive],
  ],
  Account: [
    ['GET /v1/account/export', session, exportOwn],
    ['POST /v1/account/deletion', session, deleteOwn],
    ['GET /v1/account/sessions', session, listSessions],
    ['DELETE /v1/account/sessions/{id}', session, removeSession],
    ['GET /v1/account/identities', session, listIdentities],
    ['DELETE /v1/account/identities/{id}', session, removeIdentity],
    ['GET /v1/account/passkeys', session, listPasskeys],
    ['PATCH /v1/account/passkeys', entry, session, askPasskeys],
    ['POST /v1/account/passkeys', entry, session, verified, addPasskey],
    ['POST /v1/account/passkeys/options', entry, session, verified, beginPasskey],
    ['PATCH /v1/account/passkeys/{id}', session, renamePasskey],
    ['DELETE /v1/account/passkeys/{id}', session, removePasskey],
  ],
  Operator: [
    ['GET /v1/operator/machinery', operator, getMachinery],
    ['GET /v1/operator/accounts', operator, listBookedAccounts],
    ['PATCH /v1/operator/accounts/{id}', operator, changeAccount],
    ['GET /v1/operator/payments', operator, listBookedPayments],
    ['PATCH /v1/operator/payments/{id}', operator, endPayment],
    ['GET /v1/operator/audit', operator, listActions],
  ],
  Service: [
    ['GET /v1/status', open, status],
    ['GET /healthz', healthz],
    ['GET /readyz', readyz],
    ['GET /metrics', metrics],
  ],
  Documentation: [
    ['GET /openapi.json', openapi(() => ENDPOINTS)],
    ['GET /docs', docsPage],
    ['GET /docs/{file}', docsFile],
  ],
}
