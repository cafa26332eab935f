import type { RouterContext, RouterMiddleware } from '@koa/router'
import type { Deletion } from '../account-data/deletion.ts'
import type { EmailChecks } from '../accounts/email-checks.ts'
import type { Identities } from '../accounts/identities.ts'
import type { KeyCheck } from '../accounts/key-check.ts'
import type { KeyOwner, Keys } from '../accounts/keys.ts'
import type { Oidc } from '../accounts/oidc.ts'
import type { PasskeyEntry } from '../accounts/passkey-entry.ts'
import type { Passkeys } from '../accounts/passkeys.ts'
import type { People } from '../accounts/people.ts'
import type { Account, Sessions } from '../accounts/sessions.ts'
import type { WelcomeLinks } from '../accounts/welcome-links.ts'
import type { Payment } from '../billing/payment.ts'
import type { Plans } from '../billing/plan.ts'
import type { Purchases } from '../billing/purchases.ts'
import type { Reservations } from '../billing/reservations.ts'
import type { ResultCache } from '../cache/result-cache.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Engine } from '../engine/engine.ts'
import type { ServiceError } from '../errors.ts'
import type { KeptAnswers } from '../idempotency/kept-answers.ts'
import type { Batches } from '../jobs/batches.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Links } from '../jobs/links.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Storage } from '../storage/storage.ts'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { RecentPages } from '../telemetry/recent-pages.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import type { OpenWebhooks } from '../webhooks/open-webhooks.ts'
import type { Guesses } from './guesses.ts'
import type { RateLimits } from './rate-limits.ts'
import type { StoredAnswer } from './stored-answer.ts'
import type { UploadGuard } from './upload-guard.ts'

/** What routes work with. */
export interface Services {
  readonly config: Config
  readonly engine: Engine
  readonly keyCheck: KeyCheck
  readonly keys: Keys
  readonly sessions: Sessions
  readonly people: People
  readonly emailChecks: EmailChecks
  readonly welcomeLinks: WelcomeLinks
  readonly identities: Identities
  readonly passkeys: Passkeys
  readonly passkeyEntry: PasskeyEntry
  readonly deletion: Deletion
  /** null = no provider is configured */
  readonly oidc: Oidc | null
  readonly mailer: Mailer
  readonly db: Database
  readonly plans: Plans
  readonly reservations: Reservations
  readonly payment: Payment
  readonly purchases: Purchases
  readonly limits: RateLimits
  readonly guesses: Guesses
  readonly metrics: Metrics
  readonly recentPages: RecentPages
  readonly log: Log
  /** null: switched off. */
  readonly tracing: Tracing | null
  /** Where clients reach the service, without a slash at the end. */
  readonly publicUrl: () => string
  /** Where an account can be changed. */
  readonly upgradeUrl: () => string
  /** Whether the database answers. */
  readonly databaseAnswers: () => Promise<boolean>
  /** Aborts when the service begins to stop. */
  readonly stopping: AbortSignal
  /** Folder for uploads. */
  readonly uploadFolder: string
  readonly uploads: UploadGuard
  readonly jobs: Jobs
  readonly batches: Batches
  readonly links: Links
  readonly storage: Storage
  /** null: switched off. */
  readonly cache: ResultCache | null
  readonly keptAnswers: KeptAnswers
  readonly webhooks: OpenWebhooks
}

/** One request's own things, put there by the middleware in `server.ts`. */
export interface State {
  /** UUIDv7 */
  requestId: string
  /** Aborts when the client leaves before its answer is sent. */
  left: AbortSignal
  /** After `authenticate`. */
  owner?: KeyOwner
  /** After `page`. */
  isPage?: true
  /** After `session`. */
  account?: Account
  /** Bytes a file may have. After `entitled` or `bounded`. */
  maxFileBytes?: number
  /** After `upload`. */
  upload?: Upload
  /** After `uploads`. */
  uploads?: Uploads
  /** After `repeatable`, where the client may repeat its request: what it is answered then. */
  keepAnswer?: (db: Database, answer: StoredAnswer, file?: string) => Promise<void>
  /** Pages billed, for the log. */
  pagesUsed?: number
}

/** A file of a form. */
export interface UploadedFile {
  readonly path: string
  /** The caller's name for it, without folders. */
  readonly name: string
  readonly byteLength: number
  /** SHA-256, hex, where somebody needs it; else null. */
  readonly hash: string | null
  /** Why it could not be fetched from where it was said to be. */
  readonly fault?: ServiceError
}

/** A form with one file. */
export interface Upload extends UploadedFile {
  readonly fields: Readonly<Record<string, string>>
}

/** A form with at least one file. */
export interface Uploads {
  readonly files: readonly UploadedFile[]
  readonly fields: Readonly<Record<string, string>>
}

export type Context = RouterContext<State>
export type Middleware = RouterMiddleware<State>

/** Why work stops when its client has left. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}
