import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Deliverer } from '../webhooks/deliverer.ts'
import { openJobs } from './open-jobs.ts'

const SECONDS = [0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000, 3600]

/** What Prometheus can ask for about jobs and webhooks. */
export function watchJobs(
  registry: Registry,
  db: Database,
  runner: Runner,
  deliverer: Deliverer,
): void {
  const registers = [registry]
  const attempts = new Counter({
    name: 'pagemill_job_attempts_total',
    help: 'Attempts at jobs by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'pagemill_job_duration_seconds',
    help: 'Seconds a job waited for its attempt, and was worked on in it',
    labelNames: ['clock'],
    buckets: SECONDS,
    registers,
  })
  runner.on('attempt', ({ outcome, waitedMs, workedMs }) => {
    attempts.inc({ outcome })
    seconds.observe({ clock: 'waiting' }, waitedMs / 1000)
    seconds.observe({ clock: 'working' }, workedMs / 1000)
  })
  const tries = new Counter({
    name: 'pagemill_webhook_tries_total',
    help: 'Tries of webhook deliveries by outcome',
    labelNames: ['outcome'],
    registers,
  })
  deliverer.on('tried', (outcome) => tries.inc({ outcome }))
  watchOpenJobs(registry, db)
  watchDeliveries(registry, db)
}

function watchOpenJobs(registry: Registry, db: Database): void {
  const oldest = new Gauge({
    name: 'pagemill_jobs_oldest_seconds',
    help: 'Age of the oldest job that has not ended; 0 without any',
    registers: [registry],
  })
  new Gauge({
    name: 'pagemill_jobs_open',
    help: 'Jobs that have not ended, by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const open = await openJobs(db)
      this.set({ status: 'pending' }, open.pending)
      this.set({ status: 'processing' }, open.processing)
      oldest.set(open.oldest)
    },
  })
}

function watchDeliveries(registry: Registry, db: Database): void {
  new Gauge({
    name: 'pagemill_webhook_deliveries',
    help: 'Webhook deliveries that are pending, and that were given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const state of ['pending', 'dead'] as const) {
        const { count } = await db
          .selectFrom('webhook_deliveries')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('state', '=', state)
          .executeTakeFirstOrThrow()
        this.set({ state }, count)
      }
    },
  })
}
