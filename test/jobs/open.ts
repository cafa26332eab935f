import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Test } from 'tap'
import { v7 as uuidv7 } from 'uuid'
import { Keys } from '../../src/accounts/keys.ts'
import { ensureOperator } from '../../src/accounts/operator.ts'
import { Ledger } from '../../src/billing/ledger.ts'
import { manualPayment } from '../../src/billing/payment-manual.ts'
import { planTable } from '../../src/billing/plan.ts'
import { Purchases } from '../../src/billing/purchases.ts'
import { type Reservations, unbilled } from '../../src/billing/reservations.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import type { JobRow } from '../../src/db/job-tables.ts'
import type { Order } from '../../src/jobs/jobs.ts'
import { type JobSettings, type OpenJobs, openJobs } from '../../src/jobs/open-jobs.ts'
import { openWebhooks } from '../../src/webhooks/open-webhooks.ts'
import { databaseUrlFor } from '../cluster/place.ts'
import { folderFor, lines, pdf, write } from '../engine/documents.ts'
import { context, engineFor, request } from '../engine/engines.ts'

const WEBHOOKS = {
  rules: { allowHttp: false, allowed: [] },
  timeout: 1000,
  delays: [],
  agent: 'test',
}

/** Running jobs without HTTP, for key 1 of the operator. */
export interface TestJobs extends OpenJobs {
  readonly db: Database
  readonly faults: unknown[]
  /** Accepts a letter, or what `changes` says. */
  order(changes?: Partial<Order>): Promise<Order>
  /** The job's row once it has ended. */
  done(id: string): Promise<JobRow>
}

export async function jobsFor(
  t: Test,
  changes: Partial<JobSettings> = {},
  billing: 'billed' | 'unbilled' | Reservations = 'unbilled',
): Promise<TestJobs> {
  t.testdir({})
  const dataFolder = changes.dataFolder ?? folderFor(t)
  const databaseUrl = await databaseUrlFor(t)
  const db = await openDatabase(databaseUrl ?? join(dataFolder, 'jobs.db'))
  await ensureOperator(db)
  await new Keys(db).create({ accountId: 1, label: null, isTest: false })
  const engine = await engineFor(t)
  const settings = {
    dataFolder,
    threads: 2,
    partPages: 20,
    inputLife: 1_800_000,
    resultLife: 3_600_000,
    recordLife: 3_600_000,
  }
  const faults: unknown[] = []
  const plans = planTable()
  const now = () => new Date()
  const terms = { plans, upgradeUrl: () => 'http://localhost/', now }
  const ledger = new Ledger(terms, new Purchases(db, manualPayment, plans, now))
  const known = { billed: ledger, unbilled }
  const reservations = typeof billing === 'string' ? known[billing] : billing
  const webhooks = openWebhooks(db, WEBHOOKS)
  const open = await openJobs(
    db,
    engine,
    reservations,
    webhooks,
    { ...settings, databaseUrl, storageUrl: null, works: true, ...changes },
    (error) => faults.push(error),
  )
  await open.start()
  t.teardown(async () => {
    await open.stop(AbortSignal.abort())
    await open.close()
    await db.destroy()
  })
  const bytes = pdf([{ content: lines(['a letter']) }])
  return {
    ...open,
    db,
    faults,
    async order(changes = {}) {
      const path = write(dataFolder, uuidv7(), bytes)
      const source = { path: changes.path ?? path, name: 'letter.pdf' }
      const wanted = changes.request ?? request()
      const order: Order = {
        id: uuidv7(),
        keyId: 1,
        accountId: 1,
        batchId: null,
        path,
        filename: source.name,
        request: wanted,
        inspection: changes.inspection ?? (await engine.inspect(source, wanted, context())),
        webhookUrl: null,
        ...changes,
      }
      await open.jobs.accept([order], 'jobs', async () => {})
      return order
    },
    async done(id) {
      for (;;) {
        const row = await open.jobs.find(1, id)
        // The input is deleted right behind the end.
        if (row.completed_at !== null && row.input === null) return row
        await pause(10)
      }
    },
  }
}
