import { type Kysely, PostgresAdapter, type SelectQueryBuilder } from 'kysely'

/** Whether a database is PostgreSQL, which others may write to at the same time. */
export const isPostgres = <S>(db: Kysely<S>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Rows that nobody else is about to take, for this transaction or statement alone. SQLite has one
 * writer at a time: there nobody is.
 */
export const free =
  <S>(db: Kysely<S>) =>
  <T, TB extends keyof T, O>(query: SelectQueryBuilder<T, TB, O>): SelectQueryBuilder<T, TB, O> =>
    isPostgres(db) ? query.forUpdate().skipLocked() : query
