import { CompiledQuery, type Kysely } from 'kysely'
import { type Db, PgBoss } from 'pg-boss'
import type { Schema } from '../db/schema.ts'

export type { Job, PgBoss, SendOptions } from 'pg-boss'

/** Queues of pg-boss: jobs, and those whose work broke off too often. */
export const JOBS = 'pagemill-jobs'
export const DEAD = 'pagemill-dead'
/** Times a job is begun anew after its worker fell silent or took too long. */
export const RETRIES = 2

/** Connections of its own: for keeping order, not for work. */
const CONNECTIONS = 2
/** Seconds between looks for workers that fell silent. */
const LOOK = 5
/** Seconds a job may wait, and a dead letter is kept. */
const YEAR = 365 * 86_400
const KEPT = 30 * 86_400

/** What the work with jobs needs of pg-boss. */
export interface OpenBoss {
  readonly boss: PgBoss
  /** Sends back what silent workers held. pg-boss itself does so every few seconds. */
  supervise(): Promise<void>
  close(): Promise<void>
}

/**
 * pg-boss in the same database, its tables made and migrated as needed.
 *
 * @param heartbeat seconds after which a worker that gave no sign is silent
 * @param supervises whether it looks after silent workers; one process that does is enough
 * @param onFault what the operator should know
 */
export async function openBoss(
  connectionString: string,
  heartbeat: number,
  supervises: boolean,
  onFault: (error: unknown) => void,
): Promise<OpenBoss> {
  const boss = new PgBoss({
    connectionString,
    max: CONNECTIONS,
    application_name: 'pagemill queue',
    schedule: false,
    supervise: supervises,
    superviseIntervalSeconds: LOOK,
    monitorIntervalSeconds: LOOK,
  })
  boss.on('error', onFault)
  await using opened = new AsyncDisposableStack()
  opened.defer(() => boss.stop({ graceful: false }).catch(() => {}))
  await boss.start()
  await boss.createQueue(DEAD, { retentionSeconds: YEAR, deleteAfterSeconds: KEPT })
  await boss.createQueue(JOBS, {
    deadLetter: DEAD,
    retryLimit: RETRIES,
    retryDelay: 0,
    heartbeatSeconds: heartbeat,
    retentionSeconds: YEAR,
    // The dead letter is what is kept of it.
    deleteAfterSeconds: LOOK,
  })
  opened.move()
  return {
    boss,
    supervise: () => boss.supervise(JOBS),
    close: () => boss.stop({ graceful: false }),
  }
}

/** Lets pg-boss take part in a transaction. */
export const within = (db: Kysely<Schema>): { db: Db } => ({
  db: {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []))
      return { rows }
    },
  },
})
