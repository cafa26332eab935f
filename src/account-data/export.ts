import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { HOLDINGS, type Holding } from './holdings.ts'

/** Rows read in one go. */
const BUNCH = 500

/**
 * All that is held of an account, as one JSON object: `exported_at`, and a list of rows for each table.
 * Without secrets; documents and results are not in it.
 *
 * @returns pieces of the text
 */
export async function* exportAccount(
  db: Database,
  accountId: number,
  now: Date,
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(now.toISOString())}`
  for (const holding of HOLDINGS) {
    yield `,\n"${holding.table}":[`
    let separator = '\n'
    for await (const row of rowsOf(db, holding, accountId)) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

type Row = Readonly<Record<string, unknown>>

async function* rowsOf(
  db: Database,
  { table, key, of, shown }: Holding,
  accountId: number,
): AsyncGenerator<Row> {
  const names = key.map((name) => sql.ref(name))
  const columns = [...new Set([...key, ...shown])].map((name) => sql.ref(name))
  for (let last: Row | undefined; ; ) {
    const after = last
      ? sql`and (${sql.join(names)}) > (${sql.join(key.map((name) => last![name]))})`
      : sql``
    const { rows }: { rows: readonly Row[] } = await sql<Row>`
      select ${sql.join(columns)} from ${sql.table(table)}
      where ${of(accountId)} ${after} order by ${sql.join(names)} limit ${BUNCH}`.execute(db)
    for (const row of rows) yield Object.fromEntries(shown.map((name) => [name, row[name]]))
    last = rows.at(-1)
    if (rows.length < BUNCH) return
  }
}
