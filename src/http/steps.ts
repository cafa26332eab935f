import { z } from 'zod'
import type { Endpoint } from '../billing/plan.ts'
import { MOST_FILES } from '../jobs/job.ts'
import { BATCH_BYTES } from './limits.ts'
import { authenticate } from './middleware/authenticate.ts'
import { entitled as entitledMiddleware } from './middleware/entitled.ts'
import {
  billed as billedMiddleware,
  openSignUp as openSignUpMiddleware,
} from './middleware/offered.ts'
import { operator as operatorMiddleware } from './middleware/operator.ts'
import { ownHost as ownHostMiddleware } from './middleware/own-host.ts'
import { limitAddress } from './middleware/rate-limit.ts'
import { IDEMPOTENCY_KEY, repeatable } from './middleware/repeatable.ts'
import { ownOrigin, session as sessionMiddleware } from './middleware/session.ts'
import { upload, uploads } from './middleware/upload.ts'
import { verified as verifiedMiddleware } from './middleware/verified.ts'
import type { Step } from './operation.ts'
import type { KeyPolicy } from './rate-limits.ts'

const ofForms = [
  'INVALID_PARAMETER',
  'MISSING_FILE',
  'FILE_TOO_LARGE',
  'STORAGE_ERROR',
  'SERVICE_BUSY',
] as const

/** A key that is known and active, or named in a session; as often as the policy allows. */
export const key = (policy: KeyPolicy): Step => ({
  middleware: (services) => authenticate(services, policy),
  errors: [
    'MISSING_API_KEY',
    'INVALID_API_KEY',
    'SESSION_REQUIRED',
    'FOREIGN_ORIGIN',
    'EMAIL_UNVERIFIED',
    'RATE_LIMITED',
  ],
  security: ['key', 'session'],
  headers: z.object({
    'X-Service-Key-Id': z.string().optional().meta({
      description:
        'In a session, instead of X-API-Key: the id of the account’s key to use, or `session` for none',
    }),
  }),
})

/** A plan that includes the endpoint. @param maxBytes of a file */
export const entitled = (endpoint: Endpoint, maxBytes: number): Step => ({
  middleware: (services) => entitledMiddleware(services, endpoint, maxBytes),
  errors: ['NO_ACTIVE_PLAN', 'CARD_REQUIRED'],
})

/** Files of any plan. @param maxBytes of a file */
export const bounded = (maxBytes: number): Step => ({
  middleware: () => async (ctx, next) => {
    ctx.state.maxFileBytes = maxBytes
    await next()
  },
  errors: [],
})

const FILE = { field: 'file', several: false } as const

/** A form with one file; hashed where results are cached. */
export const oneFile: Step = {
  middleware: (services) => upload(services, services.cache !== null),
  errors: ofForms,
  files: FILE,
}

/** The same, of which the file may be named by its address. */
export const oneFileOrUrl: Step = { ...oneFile, files: { ...FILE, url: 'file_url' } }

/** A form with the files of a batch. */
export const someFiles: Step = {
  middleware: (services) => uploads(services, MOST_FILES, BATCH_BYTES),
  errors: ofForms,
  files: { field: 'files', several: true, url: 'file_urls' },
}

/** Done once where the client names its request. */
export const once = (endpoint: Endpoint): Step => ({
  middleware: (services) => repeatable(services, endpoint),
  errors: ['INVALID_PARAMETER', 'NOT_READY', 'STORAGE_ERROR'],
  answerHeaders: ['Idempotency-Replayed'],
  headers: z.object({
    'Idempotency-Key': z.string().regex(IDEMPOTENCY_KEY).optional().meta({
      description: 'Repeats with the same key and content are answered alike for 24 hours',
    }),
  }),
})

/** As often as an address may. */
export const address = (policy: 'status' | 'plans' | 'log-in'): Step => ({
  middleware: (services) => limitAddress(services, policy),
  errors: ['RATE_LIMITED'],
})

/** Where browsers go by themselves: who asks for HTML gets errors as a page. Before what may refuse. */
export const page: Step = {
  middleware: () => async (ctx, next) => {
    ctx.state.isPage = true
    await next()
  },
  errors: [],
  isPage: true,
}

/** Not from other sites' pages. */
export const ownSite: Step = { middleware: ownOrigin, errors: ['FOREIGN_ORIGIN'] }

/** Not under a name that another site has lead here. After `ownSite`. */
export const ownHost: Step = { middleware: ownHostMiddleware, errors: ['FOREIGN_ORIGIN'] }

/** Somebody who is logged in. */
export const session: Step = {
  middleware: sessionMiddleware,
  errors: ['SESSION_REQUIRED', 'FOREIGN_ORIGIN', 'RATE_LIMITED'],
  security: ['session'],
}

/** Somebody whose e-mail address is known to be theirs. */
export const verified: Step = { middleware: verifiedMiddleware, errors: ['EMAIL_UNVERIFIED'] }

/** The operator; others find nothing. */
export const operator: Step = {
  middleware: operatorMiddleware,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
  security: ['session'],
}

/** Where pages are billed. */
export const billed: Step = { middleware: billedMiddleware, errors: ['SERVICE_NOT_READY'] }

/** Where strangers may make themselves an account. */
export const openSignUp: Step = { middleware: openSignUpMiddleware, errors: ['NOT_FOUND'] }
