import { EmailChecks } from './accounts/email-checks.ts'
import { Identities } from './accounts/identities.ts'
import { KeyCheck } from './accounts/key-check.ts'
import { Keys } from './accounts/keys.ts'
import { Oidc } from './accounts/oidc.ts'
import { PasskeyEntry } from './accounts/passkey-entry.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { People } from './accounts/people.ts'
import { Sessions } from './accounts/sessions.ts'
import { WelcomeLinks } from './accounts/welcome-links.ts'
import { Ledger } from './billing/ledger.ts'
import type { Plans } from './billing/plan.ts'
import { Purchases } from './billing/purchases.ts'
import { type Reservations, unbilled } from './billing/reservations.ts'
import type { Config } from './config.ts'
import { paymentOf } from './configured.ts'
import type { Database } from './db/database.ts'
import type { Engine } from './engine/engine.ts'
import { counterOf } from './http/counter.ts'
import { Guesses } from './http/guesses.ts'
import { rateLimits } from './http/rate-limits.ts'
import { UploadGuard } from './http/upload-guard.ts'
import type { OpenJobs } from './jobs/open-jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import { smtpMailer } from './mail/smtp.ts'
import { writtenMailer } from './mail/written.ts'
import { watchBilling } from './telemetry/billing-metrics.ts'
import { watchJobs } from './telemetry/job-metrics.ts'
import type { Log } from './telemetry/log.ts'
import { Metrics } from './telemetry/metrics.ts'
import { RecentPages } from './telemetry/recent-pages.ts'
import { watchUploads } from './telemetry/upload-metrics.ts'
import type { OpenWebhooks } from './webhooks/open-webhooks.ts'

// What routes work with, by subject.

/** Who is who, and how people and programs get in. */
export function accountServices({ oidc }: Config, db: Database, { notices }: OpenJobs) {
  const keys = new Keys(db)
  return {
    keys,
    keyCheck: new KeyCheck(keys, notices),
    sessions: new Sessions(db),
    people: new People(db),
    emailChecks: new EmailChecks(db),
    welcomeLinks: new WelcomeLinks(db),
    identities: new Identities(db),
    passkeys: new Passkeys(db),
    passkeyEntry: new PasskeyEntry(db),
    oidc: oidc && new Oidc(oidc),
  }
}

/** What may be used, and what is paid for it. */
export async function billingServices(
  config: Config,
  db: Database,
  plans: Plans,
  upgradeUrl: () => string,
) {
  const payment = await paymentOf(config)
  const purchases = new Purchases(db, payment, plans)
  const reservations: Reservations = config.billing
    ? new Ledger({ plans, upgradeUrl, now: () => new Date() }, purchases)
    : unbilled
  return { plans, payment, purchases, reservations }
}

/** What keeps one caller from taking everything. */
export const guards = (config: Config, db: Database, uploadFolder: string) => ({
  limits: rateLimits(config, db),
  guesses: new Guesses((policy) => counterOf(db, policy)),
  uploadFolder,
  uploads: new UploadGuard({ folder: uploadFolder, ...config }),
})

export const mailerOf = ({ smtpUrl, mailFrom }: Config, log: Log): Mailer =>
  smtpUrl
    ? smtpMailer(smtpUrl, mailFrom)
    : writtenMailer((mail) => log.info({ mail }, 'mail, as there is no mail server'))

/** What is counted and shown of how the service does. */
export function measures(
  engine: Engine,
  db: Database,
  { runner }: OpenJobs,
  { deliverer }: OpenWebhooks,
  uploads: UploadGuard,
) {
  const metrics = new Metrics(engine)
  watchJobs(metrics.registry, db, runner, deliverer)
  watchBilling(metrics.registry, db)
  watchUploads(metrics.registry, uploads)
  return { metrics, recentPages: new RecentPages(engine) }
}
