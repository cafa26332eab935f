import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { JobPartRow } from '../db/job-tables.ts'
import type { Schema } from '../db/schema.ts'
import type { PageFault } from '../engine/conversion.ts'

/** What reading a part has made. */
export interface ReadPart {
  /** Storage key. */
  readonly reading: string
  readonly faults: readonly PageFault[]
  /** How many it has, those that could not be read among them. */
  readonly pages: number
}

/** Of what is left a part takes at most this share, so that all workers end at about the same time. */
const SHARE = 1 / 4

/**
 * Pages in parts, in order; towards the end the parts become smaller, down to a quarter.
 *
 * @param most pages of a part; null = nothing is split
 * @returns none when one part would do
 */
export function splitPages(pages: readonly number[], most: number | null): number[][] {
  if (most === null || pages.length <= most) return []
  const least = Math.ceil(most * SHARE)
  const parts: number[][] = []
  for (let at = 0; at < pages.length; ) {
    const share = Math.ceil((pages.length - at) * SHARE)
    const size = Math.min(most, Math.max(least, share))
    parts.push(pages.slice(at, at + size))
    at += size
  }
  return parts
}

/** In the transaction that makes their job. */
export async function addParts(
  db: Kysely<Schema>,
  jobId: string,
  parts: readonly (readonly number[])[],
): Promise<JobPartRow[]> {
  const rows = parts.map((pages, number) => ({
    id: uuidv7(),
    job_id: jobId,
    number,
    pages: JSON.stringify(pages),
    pages_done: 0,
    reading: null,
    faults: null,
  }))
  await db.insertInto('job_parts').values(rows).execute()
  return rows
}

/** A job's parts in order. */
export const partsOf = (db: Kysely<Schema>, jobId: string): Promise<JobPartRow[]> =>
  db.selectFrom('job_parts').selectAll().where('job_id', '=', jobId).orderBy('number').execute()

/** Notes how many pages of a part are done, and so of its job. */
export async function notePartPages(
  db: Kysely<Schema>,
  jobId: string,
  partId: string,
  pagesDone: number,
): Promise<void> {
  await db
    .updateTable('job_parts')
    .set({ pages_done: pagesDone })
    .where('id', '=', partId)
    .where('reading', 'is', null)
    .execute()
  await sumPages(db, jobId)
}

/**
 * A part is read.
 *
 * @returns whether it was the last one
 */
export async function endPart(
  db: Kysely<Schema>,
  jobId: string,
  partId: string,
  { reading, faults, pages }: ReadPart,
): Promise<boolean> {
  await db
    .updateTable('job_parts')
    .set({ reading, faults: JSON.stringify(faults), pages_done: pages })
    .where('id', '=', partId)
    .execute()
  // Holds the job's row: of two parts that end at once the second one sees the first.
  await sumPages(db, jobId)
  const open = await db
    .selectFrom('job_parts')
    .select('id')
    .where('job_id', '=', jobId)
    .where('reading', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return open === undefined
}

/** @returns storage keys of what was read, to be removed once this is committed */
export async function dropParts(db: Kysely<Schema>, jobId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('job_parts')
    .where('job_id', '=', jobId)
    .returning('reading')
    .execute()
  return rows.map(({ reading }) => reading).filter((key) => key !== null)
}

async function sumPages(db: Kysely<Schema>, jobId: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ selectFrom }) => ({
      pages_done: selectFrom('job_parts')
        .select((eb) => eb.fn.sum<number>('job_parts.pages_done').as('done'))
        .where('job_parts.job_id', '=', jobId),
    }))
    .where('id', '=', jobId)
    .where('status', '=', 'processing')
    .execute()
}
