import { mkdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Deletion } from './account-data/deletion.ts'
import { EmailChecks } from './accounts/email-checks.ts'
import { Identities } from './accounts/identities.ts'
import { KeyCheck } from './accounts/key-check.ts'
import { Keys } from './accounts/keys.ts'
import { Oidc } from './accounts/oidc.ts'
import { ensureOperator } from './accounts/operator.ts'
import { PasskeyEntry } from './accounts/passkey-entry.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { People } from './accounts/people.ts'
import { Sessions } from './accounts/sessions.ts'
import { WelcomeLinks } from './accounts/welcome-links.ts'
import { configuredPlans } from './billing/configured-plans.ts'
import { Ledger } from './billing/ledger.ts'
import { LeftOver, releaseLeftOver } from './billing/left-over.ts'
import { Purchases } from './billing/purchases.ts'
import { Renewals } from './billing/renewals.ts'
import { type Reservations, unbilled } from './billing/reservations.ts'
import { ResultCache } from './cache/result-cache.ts'
import type { Config, Role } from './config.ts'
import {
  addressOf,
  databasePlace,
  engineSettings,
  holdFolder,
  paymentOf,
  webhookSettings,
  welcomeUrl,
} from './configured.ts'
import { makePrivate } from './data-folder.ts'
import { type Database, openDatabase } from './db/database.ts'
import { Engine } from './engine/engine.ts'
import { counterOf } from './http/counter.ts'
import { Guesses } from './http/guesses.ts'
import { rateLimits } from './http/rate-limits.ts'
import { httpServer } from './http/server.ts'
import { UploadGuard } from './http/upload-guard.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { Outbox } from './mail/outbox.ts'
import { smtpMailer } from './mail/smtp.ts'
import { writtenMailer } from './mail/written.ts'
import { watchBilling } from './telemetry/billing-metrics.ts'
import { CpuUse } from './telemetry/cpu-use.ts'
import { watchJobs } from './telemetry/job-metrics.ts'
import type { Log } from './telemetry/log.ts'
import { Metrics } from './telemetry/metrics.ts'
import { RecentPages } from './telemetry/recent-pages.ts'
import type { Tracing } from './telemetry/tracing.ts'
import { watchUploads } from './telemetry/upload-metrics.ts'
import { openVault } from './vault/key-file.ts'
import { VERSION } from './version.ts'
import { openWebhooks } from './webhooks/open-webhooks.ts'

/** A running service. */
export interface App {
  readonly url: string
  readonly role: Role
  /** Opens the dashboard as the operator, once: where nobody has done so before; else null. */
  readonly welcome: string | null
  readonly engine: Engine
  readonly db: Database
  /**
   * Takes no more requests; those in flight are given time to finish, then are given back.
   *
   * @param grace milliseconds; left out: `stopGrace`
   */
  close(grace?: number): Promise<void>
}

/**
 * Starts database, engine and HTTP server.
 *
 * @throws when the data folder cannot be written or is another service's, the database is damaged,
 * or the port is taken
 */
export async function startApp(config: Config, log: Log): Promise<App> {
  await makePrivate(config.dataFolder)
  // First: a start clears away what it takes for a dead service's.
  const letGo = holdFolder(config.dataFolder)
  try {
    const app = await startIn(config, log)
    return { ...app, close: (grace) => app.close(grace).finally(letGo) }
  } catch (error) {
    letGo()
    throw error
  }
}

/** @param config its data folder is this service's alone */
async function startIn(config: Config, log: Log): Promise<App> {
  const plans = await configuredPlans(config.plansFile)
  const uploadFolder = join(config.dataFolder, 'uploads')
  const db = await openDatabase(databasePlace(config))
  const server = await startServer().catch(async (error) => {
    await db.destroy()
    throw error
  })
  try {
    await ensureOperator(db)
    // Last: a link made by a start that then fails would never be shown.
    const isShown = config.role !== 'worker' && config.welcome
    const token = isShown ? await new WelcomeLinks(db).makeFirst() : null
    const welcome = token === null ? null : welcomeUrl(config, server.url, token)
    return { ...server, role: config.role, welcome, db }
  } catch (error) {
    await server.close()
    throw error
  }

  async function startServer(): Promise<Pick<App, 'url' | 'engine' | 'close'>> {
    let url = ''
    const publicUrl = (): string => config.publicUrl ?? url
    const upgradeUrl = (): string => config.upgradeUrl ?? `${publicUrl()}/usage`
    const isAlone = config.databaseUrl === null
    const payment = await paymentOf(config)
    const purchases = new Purchases(db, payment, plans)
    const reservations: Reservations = config.billing
      ? new Ledger({ plans, upgradeUrl, now: () => new Date() }, purchases)
      : unbilled
    // What a killed process left behind.
    if (config.billing && isAlone) await releaseLeftOver(db, reservations, new Date().toISOString())
    await rm(uploadFolder, { recursive: true, force: true })
    await mkdir(uploadFolder, { mode: 0o700 })
    // What is open when the start fails: processes and connections would keep this one alive.
    await using opened = new AsyncDisposableStack()
    const engine = await Engine.start(engineSettings(config, config.dataFolder))
    opened.defer(() => engine.stop())
    engine.on('host', ({ cause, reason }) => log.warn({ cause, reason }, 'an engine process ended'))
    if (!engine.status().ready)
      log.error({ reason: engine.unableReason }, 'the engine cannot start')
    const { lacks, state } = engine.sandbox
    if (lacks)
      log.warn({ reason: lacks, sandbox: state }, 'documents are opened without all walls around')
    const { cacheBytes, inputLife } = config
    const cacheFolder = join(config.dataFolder, 'cache')
    const cache = cacheBytes > 0 ? await ResultCache.open(cacheFolder, cacheBytes, inputLife) : null
    opened.defer(() => cache?.close())
    const vault = openVault(config)
    if (!vault.isClosed)
      log.warn('secrets lie open in the database: name PAGEMILL_SECRET_KEYS to seal them')
    const webhooks = openWebhooks(db, webhookSettings(config), vault)
    webhooks.deliverer.on('fault', (err) => log.error({ err }, 'webhooks'))
    const tracing = await tracingOf(config)
    opened.defer(() => tracing?.close())
    tracing?.watch(engine, webhooks.deliverer)
    const works = config.role !== 'api'
    const jobSettings = { ...config, works, vault, ...(tracing && { around: tracing.job }) }
    const jobs = await openJobs(db, engine, reservations, webhooks, jobSettings, (err, jobId) =>
      log.error({ err, ...(jobId && { job_id: jobId }) }, 'jobs'),
    )
    opened.defer(() => jobs.close())
    const keys = new Keys(db)
    const mailer = config.smtpUrl
      ? smtpMailer(config.smtpUrl, config.mailFrom)
      : writtenMailer((mail) => log.info({ mail }, 'mail, as there is no mail server'))
    const metrics = new Metrics(engine)
    const recentPages = new RecentPages(engine)
    watchJobs(metrics.registry, db, jobs.runner, webhooks.deliverer)
    watchBilling(metrics.registry, db)
    const uploads = new UploadGuard({ folder: uploadFolder, ...config })
    watchUploads(metrics.registry, uploads)
    const cpuUse = new CpuUse(engine, db, (err) => log.error({ err }, 'what work costs'))
    const stopping = new AbortController()
    const outbox = new Outbox(db, mailer, (err) => log.error({ err }, 'mail'))
    const deletion = new Deletion({
      db,
      ...jobs,
      payment,
      purchases,
      left: (accountId) => {
        jobs.notices.tell('revoked')
        cache?.forget(accountId)
      },
      fault: (err) => log.error({ err }, 'deletion'),
    })
    const server = httpServer({
      config,
      engine,
      db,
      plans,
      reservations,
      payment,
      purchases,
      limits: rateLimits(config, db),
      guesses: new Guesses((policy) => counterOf(db, policy)),
      publicUrl,
      upgradeUrl,
      keys,
      keyCheck: new KeyCheck(keys, jobs.notices),
      sessions: new Sessions(db),
      people: new People(db),
      emailChecks: new EmailChecks(db),
      welcomeLinks: new WelcomeLinks(db),
      identities: new Identities(db),
      passkeys: new Passkeys(db),
      passkeyEntry: new PasskeyEntry(db),
      deletion,
      oidc: config.oidc && new Oidc(config.oidc),
      mailer,
      metrics,
      recentPages,
      log,
      tracing,
      uploadFolder,
      uploads,
      stopping: stopping.signal,
      webhooks,
      cache,
      ...jobs,
      databaseAnswers: () =>
        sql`select 1`.execute(db).then(
          () => true,
          () => false,
        ),
    })
    try {
      await listen(server, config)
      await jobs.start()
      await webhooks.deliverer.start(isAlone)
    } catch (error) {
      server.close()
      await jobs.stop(AbortSignal.abort())
      await webhooks.deliverer.stop()
      throw error
    }
    opened.move()
    const { port } = server.address() as AddressInfo
    url = addressOf(config.host, port)
    outbox.start()
    cpuUse.start()
    const leftOver = new LeftOver(db, reservations, config.syncDeadline, (err) =>
      log.error({ err }, 'billing'),
    )
    if (config.billing && works && !isAlone) leftOver.start()
    const fault = (err: unknown): void => log.error({ err }, 'renewals')
    const renewals = new Renewals({ db, purchases, plans, fault })
    if (config.billing && works) renewals.start()
    deletion.start()
    let closing: Promise<void> | null = null
    const close = async (time = config.stopGrace): Promise<void> => {
      stopping.abort()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A connection kept alive is idle only once its answer is out.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const grace = AbortSignal.timeout(time)
      const over = new Promise<void>((resolve) => grace.addEventListener('abort', () => resolve()))
      // A request that was taken may still be on its way to the engine: answers first.
      const answered = Promise.race([closed, over])
      const drained = Promise.all([answered.then(() => engine.drain()), jobs.stop(grace)])
      await Promise.race([drained, over])
      await engine.stop()
      await drained
      await webhooks.deliverer.stop()
      cache?.close()
      clearInterval(idle)
      server.closeAllConnections()
      await outbox.stop()
      await cpuUse.stop()
      await leftOver.stop()
      await renewals.stop()
      await deletion.stop()
      await jobs.close()
      await tracing?.close()
      await db.destroy()
    }
    return {
      url,
      engine,
      close: (time) => {
        closing ??= close(time)
        return closing
      },
    }
  }
}

/** Loaded only where it is wanted. */
async function tracingOf({ otlp }: Config): Promise<Tracing | null> {
  if (!otlp) return null
  const { openTracing } = await import('./telemetry/tracing.ts')
  return openTracing({ ...otlp, version: VERSION })
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new Error(`port ${port} on ${host} is taken; choose another with PORT`))
      else reject(error)
    })
    server.listen(port, host, () => resolve())
  })
}
