import type { Kysely } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { accounts } from './migrations/0001-accounts.ts'
import { billing } from './migrations/0002-billing.ts'
import { jobs } from './migrations/0010-jobs.ts'
import { jobsRetention } from './migrations/0011-jobs-retention.ts'
import { jobParts } from './migrations/0012-job-parts.ts'
import { sessions } from './migrations/0020-sessions.ts'
import { webhooks } from './migrations/0030-webhooks.ts'
import { jobsOpen } from './migrations/0031-jobs-open.ts'
import { payments } from './migrations/0040-payments.ts'
import { identities } from './migrations/0041-identities.ts'
import { rateLimits } from './migrations/0050-rate-limits.ts'
import { planPayments } from './migrations/0060-plan-payments.ts'
import { emailChecks } from './migrations/0061-email-checks.ts'
import { oneWebhookSecret } from './migrations/0062-one-webhook-secret.ts'
import { accountSafety } from './migrations/0070-account-safety.ts'
import { cpuUse } from './migrations/0071-cpu-use.ts'
import { passkeys } from './migrations/0072-passkeys.ts'
import { welcomes } from './migrations/0073-welcomes.ts'
import type { Schema } from './schema.ts'

/**
 * In order, for every kind of database; a new one is a file and a line here. Released ones never
 * change. Within a minor version they only add, so that the version before goes on beside this one.
 */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-billing': billing,
  '0010-jobs': jobs,
  '0011-jobs-retention': jobsRetention,
  '0012-job-parts': jobParts,
  '0020-sessions': sessions,
  '0030-webhooks': webhooks,
  '0031-jobs-open': jobsOpen,
  '0040-payments': payments,
  '0041-identities': identities,
  '0050-rate-limits': rateLimits,
  '0060-plan-payments': planPayments,
  '0061-email-checks': emailChecks,
  '0062-one-webhook-secret': oneWebhookSecret,
  '0070-account-safety': accountSafety,
  '0071-cpu-use': cpuUse,
  '0072-passkeys': passkeys,
  '0073-welcomes': welcomes,
}

/**
 * Brings a database up to this version. One that a newer version has been at is left as it is.
 *
 * @param inTransactions false where the caller has one open over all of it
 * @throws when a migration fails
 */
export async function migrate(db: Kysely<Schema>, inTransactions: boolean): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const done = await namesOfDone(db)
  if (Object.keys(MIGRATIONS).every((name) => done.has(name))) return
  const { error }: MigrationResultSet = await migrator.migrateToLatest({
    disableTransactions: !inTransactions,
  })
  if (error) throw error
}

async function namesOfDone(db: Kysely<Schema>): Promise<Set<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return new Set()
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return new Set(rows.map(({ name }) => name))
}
