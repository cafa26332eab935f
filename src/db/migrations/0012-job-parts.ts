import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Parts of large jobs, as which several workers work on them at once. */
export const jobParts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('jobs')
      .addColumn('parts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('queue').addColumn('part_of', 'text').execute()
    await db.schema
      .alterTable('queue')
      .addColumn('pages', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema.createIndex('queue_part_of').on('queue').column('part_of').execute()
    await db.schema
      .createTable('job_parts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('pages', 'text', (column) => column.notNull())
      .addColumn('pages_done', 'integer', (column) => column.notNull())
      .addColumn('reading', 'text')
      .addColumn('faults', 'text')
      .execute()
    await db.schema.createIndex('job_parts_of_job').on('job_parts').column('job_id').execute()
  },
  async down(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('job_parts').execute()
    await db.schema.dropIndex('queue_part_of').execute()
    for (const column of ['pages', 'part_of'])
      await db.schema.alterTable('queue').dropColumn(column).execute()
    await db.schema.alterTable('jobs').dropColumn('parts').execute()
  },
}
