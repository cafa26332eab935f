import { join } from 'node:path'
import { configuredPlans } from '../billing/configured-plans.ts'
import { Ledger } from '../billing/ledger.ts'
import type { Payment } from '../billing/payment.ts'
import { Purchases } from '../billing/purchases.ts'
import { unbilled } from '../billing/reservations.ts'
import type { Config } from '../config.ts'
import { paymentOf } from '../configured.ts'
import type { Database } from '../db/database.ts'
import { Ending } from '../jobs/ending.ts'
import { Jobs } from '../jobs/jobs.ts'
import { openQueue } from '../queue/open-queue.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { Outbox } from '../webhooks/outbox.ts'

/** What ends and removes jobs from outside, whether the service runs or not. */
export interface OperatorJobs {
  readonly ending: Ending
  readonly jobs: Jobs
  readonly storage: Storage
  readonly payment: Payment
  readonly purchases: Purchases
  close(): Promise<void>
}

/** Who works on a job that is withdrawn here hears of it when its claim is to be renewed. */
export async function openOperatorJobs(db: Database, config: Config): Promise<OperatorJobs> {
  const plans = await configuredPlans(config.plansFile)
  const payment = await paymentOf(config)
  const purchases = new Purchases(db, payment, plans)
  const terms = { plans, upgradeUrl: () => '', now: () => new Date() }
  const reservations = config.billing ? new Ledger(terms, purchases) : unbilled
  const storage = await openStorage(config.storageUrl, join(config.dataFolder, 'storage'))
  const { queue, close } = await openQueue(config.databaseUrl, db, false, () => {})
  const { resultLife } = config
  const ending = new Ending({
    db,
    queue,
    storage,
    reservations,
    outbox: new Outbox(),
    resultLife,
  })
  const jobs = new Jobs({ db, queue, storage, reservations, ending, partPages: null })
  return {
    ending,
    jobs,
    storage,
    payment,
    purchases,
    async close() {
      await close()
      await storage.close()
    },
  }
}
