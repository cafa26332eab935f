import { mkdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Deletion } from './account-data/deletion.ts'
import { ensureOperator } from './accounts/operator.ts'
import { WelcomeLinks } from './accounts/welcome-links.ts'
import { configuredPlans } from './billing/configured-plans.ts'
import { LeftOver, releaseLeftOver } from './billing/left-over.ts'
import { Renewals } from './billing/renewals.ts'
import { ResultCache } from './cache/result-cache.ts'
import type { Config, Role } from './config.ts'
import { addressOf, databasePlace, webhookSettings, welcomeUrl } from './configured.ts'
import { type Database, openDatabase } from './db/database.ts'
import type { Engine } from './engine/engine.ts'
import { httpServer } from './http/server.ts'
import type { Services } from './http/state.ts'
import { type OpenJobs, openJobs } from './jobs/open-jobs.ts'
import { Outbox } from './mail/outbox.ts'
import { accountServices, billingServices, guards, mailerOf, measures } from './services.ts'
import { CpuUse } from './telemetry/cpu-use.ts'
import type { Log } from './telemetry/log.ts'
import type { Tracing } from './telemetry/tracing.ts'
import { openVault } from './vault/key-file.ts'
import type { Vault } from './vault/vault.ts'
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

interface Begun {
  readonly config: Config
  readonly log: Log
  readonly engine: Engine
}

/**
 * Opens database and HTTP server around an engine that may still come up.
 *
 * @param before is closed after all that is opened here
 * @throws when the database is damaged, or the port is taken
 */
export async function openService(
  { config, log, engine }: Begun,
  before: AsyncDisposableStack,
): Promise<App> {
  await using opened = before
  const plans = await configuredPlans(config.plansFile)
  const isAlone = config.databaseUrl === null
  const works = config.role !== 'api'
  let url = ''
  const publicUrl = (): string => config.publicUrl ?? url
  const upgradeUrl = (): string => config.upgradeUrl ?? `${publicUrl()}/usage`
  /** Milliseconds for what is in hand. Nobody waits for a start that fails. */
  let grace = 0

  engine.on('host', ({ cause, reason }) => log.warn({ cause, reason }, 'an engine process ended'))
  const db = opened.adopt(await openDatabase(databasePlace(config)), (own) => own.destroy())
  const billing = await billingServices(config, db, plans, upgradeUrl)
  const { reservations } = billing
  // What a killed process left behind.
  if (config.billing && isAlone) await releaseLeftOver(db, reservations, new Date().toISOString())
  const uploadFolder = await emptyFolder(join(config.dataFolder, 'uploads'))
  const cache = opened.adopt(await cacheOf(config), (open) => open?.close())
  const vault = vaultOf(config, log)
  const webhooks = openWebhooks(db, webhookSettings(config), vault)
  webhooks.deliverer.on('fault', (err) => log.error({ err }, 'webhooks'))
  const tracing = opened.adopt(await tracingOf(config), (open) => open?.close())
  tracing?.watch(engine, webhooks.deliverer)
  const jobSettings = { ...config, works, vault, ...(tracing && { around: tracing.job }) }
  const jobs = opened.adopt(
    await openJobs(db, engine, reservations, webhooks, jobSettings, (err, jobId) =>
      log.error({ err, ...(jobId && { job_id: jobId }) }, 'jobs'),
    ),
    (open) => open.close(),
  )
  const mailer = mailerOf(config, log)
  const deletion = new Deletion({
    db,
    ...jobs,
    ...billing,
    left: (accountId) => {
      jobs.notices.tell('revoked')
      cache?.forget(accountId)
    },
    fault: (err) => log.error({ err }, 'deletion'),
  })
  const rounds = roundsOf(config, { log, db, engine, mailer, deletion, ...billing })
  for (const round of rounds) opened.defer(() => round.stop())
  opened.defer(() => webhooks.deliverer.stop())
  const stopping = new AbortController()
  const guarded = guards(config, db, uploadFolder)
  const server = httpServer({
    config,
    log,
    db,
    engine,
    cache,
    mailer,
    deletion,
    webhooks,
    tracing,
    publicUrl,
    upgradeUrl,
    stopping: stopping.signal,
    databaseAnswers: () => answers(db),
    ...jobs,
    ...billing,
    ...guarded,
    ...accountServices(config, db, jobs),
    ...measures(engine, db, jobs, webhooks, guarded.uploads),
  })
  opened.defer(() => {
    stopping.abort()
    return stopServing(server, engine, jobs, grace)
  })
  await begun(engine, log)
  url = addressOf(config.host, await listen(server, config))
  await jobs.start()
  await webhooks.deliverer.start(isAlone)
  for (const round of rounds) round.start()

  await ensureOperator(db)
  // Last: a link made by a start that then fails would never be shown.
  const isShown = config.role !== 'worker' && config.welcome
  const token = isShown ? await new WelcomeLinks(db).makeFirst() : null
  const welcome = token === null ? null : welcomeUrl(config, url, token)
  const running = opened.move()
  let closing: Promise<void> | null = null
  const close = (time = config.stopGrace): Promise<void> => {
    if (!closing) grace = time
    closing ??= running.disposeAsync()
    return closing
  }
  return { url, role: config.role, welcome, engine, db, close }
}

/** Answers no more requests and begins no more jobs; what is in hand has so many milliseconds. */
async function stopServing(
  server: Server,
  engine: Engine,
  jobs: OpenJobs,
  time: number,
): Promise<void> {
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
  clearInterval(idle)
  server.closeAllConnections()
}

/** What runs now and then by itself, from when the service listens. */
interface Round {
  start(): void
  stop(): Promise<void>
}

type RoundParts = 'log' | 'db' | 'engine' | 'mailer' | 'deletion' | 'plans' | 'purchases'

function roundsOf(config: Config, parts: Pick<Services, RoundParts | 'reservations'>): Round[] {
  const { log, db, engine, mailer, deletion, plans, purchases, reservations } = parts
  const fault = (what: string) => (err: unknown) => log.error({ err }, what)
  const bills = config.billing && config.role !== 'api'
  const rounds: Round[] = [deletion]
  if (bills) rounds.push(new Renewals({ db, purchases, plans, fault: fault('renewals') }))
  if (bills && config.databaseUrl !== null)
    rounds.push(new LeftOver(db, reservations, config.syncDeadline, fault('billing')))
  rounds.push(new CpuUse(engine, db, fault('what work costs')))
  rounds.push(new Outbox(db, mailer, fault('mail')))
  return rounds
}

/** Waits until the engine has begun, and says what it cannot do. */
async function begun(engine: Engine, log: Log): Promise<void> {
  await engine.begun
  if (!engine.status().ready) log.error({ reason: engine.unableReason }, 'the engine cannot start')
  const { lacks, state } = engine.sandbox
  if (lacks)
    log.warn({ reason: lacks, sandbox: state }, 'documents are opened without all walls around')
}

async function cacheOf({ dataFolder, cacheBytes, inputLife }: Config): Promise<ResultCache | null> {
  return cacheBytes > 0 ? ResultCache.open(join(dataFolder, 'cache'), cacheBytes, inputLife) : null
}

function vaultOf(config: Config, log: Log): Vault {
  const vault = openVault(config)
  if (!vault.isClosed)
    log.warn('secrets lie open in the database: name PAGEMILL_SECRET_KEYS to seal them')
  return vault
}

async function emptyFolder(path: string): Promise<string> {
  await rm(path, { recursive: true, force: true })
  await mkdir(path, { mode: 0o700 })
  return path
}

const answers = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

/** Loaded only where it is wanted. */
async function tracingOf({ otlp }: Config): Promise<Tracing | null> {
  if (!otlp) return null
  const { openTracing } = await import('./telemetry/tracing.ts')
  return openTracing({ ...otlp, version: VERSION })
}

/** @returns the port */
function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new Error(`port ${port} on ${host} is taken; choose another with PORT`))
      else reject(error)
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}
