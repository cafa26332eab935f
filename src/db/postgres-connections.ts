import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { ServiceError } from '../errors.ts'

/** Connections of one process. */
const MOST = 10
/** Milliseconds to wait for a connection. */
const PATIENCE = 10_000
/** Milliseconds a statement may take, so that a server that is silent is noticed. */
const STATEMENT = 60_000
/** Types whose values the driver leaves as text: bigint and numeric. Ours are safe integers. */
const NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])
/** Text columns of PostgreSQL cannot hold it. */
const NUL = /\0/g
/** SQLSTATEs of a server that stops, has crashed, starts, or has no connection left. */
const AWAY = /^(08...|57P0[1-4]|53300)$/
/**
 * Statements that are not kept: those of one shape with another text for each count of values, and
 * those that answer with all columns, which end in an error once a newer version has added one.
 * As kysely writes them.
 */
const VARIES = /\bin \(\$|\), \(\$|("\.|select |returning )\*/
/** Statements that a server keeps parsed for each connection, at most. */
const MOST_KEPT = 500
/** Milliseconds that plans are kept: one from when the queue was short is none for a long one. */
const PLANS_LAST = 10_000
/** What opens a transaction. */
const BEGIN = /^(begin|start transaction)\b/
/** As what closes one: there is nothing to keep of it. */
const WORD = /^\w+$/
/** What a statement that is not sent yet has done. */
const NOTHING: Answer = { rows: [], rowCount: 0, command: '' }
/** Seconds after which a request may succeed again. */
const RETRY = 5

type Answer = Pick<pg.QueryResult, 'rows' | 'rowCount' | 'command'>

/** When the plans of a connection were made. */
const plannedAt = new WeakMap<pg.PoolClient, number>()
/** Statements that servers keep parsed, and the names they have there. */
const kept = new Map<string, string>()

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    NUMBERS.has(oid) ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}

/**
 * Connections to a server. While it is away they fail with ServiceError SERVICE_NOT_READY; those
 * that follow are new ones.
 *
 * @param patience whether statements may take any time
 */
export function poolOf(connectionString: string, patience: 'any' | 'some'): PostgresPool {
  const options: pg.PoolConfig = {
    connectionString,
    max: MOST,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    application_name: 'pagemill',
    types,
    // Statements are sent at once: who needs the answer of one for the next waits for it.
    pipeline: true,
    ...(patience === 'some' && { query_timeout: STATEMENT }),
  }
  const pool = new pg.Pool(options)
  // A connection that breaks is replaced; whoever has a query on it hears of it himself.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    plannedAt.set(client, performance.now())
  })
  const connect = async (): Promise<PostgresPoolClient> => {
    try {
      return lent(await pool.connect())
    } catch (error) {
      throw notReady(error)
    }
  }
  return { options, connect, end: () => pool.end() }
}

/**
 * A connection beside the pool, to be connected. What breaks it is told by its next query.
 *
 * @param patience milliseconds a query may take
 */
export function ownConnection(connectionString: string, patience: number): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: patience,
    application_name: 'pagemill',
  })
  client.on('error', () => {})
  return client
}

/**
 * A connection of the pool while somebody has it. What opens a transaction goes with its first
 * statement: the server is asked once less.
 */
function lent(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false
  let before = forgetting(client)
  const send = async (text: string, values: readonly unknown[]): Promise<Answer> => {
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const ahead = before.map((statement) => client.query(statement))
    before = []
    const answer = client.query(WORD.test(text) ? text : statement(text, values))
    await Promise.all([...ahead, answer])
    return answer
  }
  const query = async (text: string, values: readonly unknown[]): Promise<Answer> => {
    if (BEGIN.test(text)) {
      before = [...before, text]
      return NOTHING
    }
    try {
      return await send(text, values)
    } catch (error) {
      // What the server itself refuses leaves the connection as it is.
      if (error instanceof pg.DatabaseError && !AWAY.test(error.code ?? '')) throw error
      isBroken = true
      throw notReady(error)
    }
  }
  const release = (destroy?: boolean): void => client.release(destroy || isBroken)
  return { query, release } as unknown as PostgresPoolClient
}

/** A statement whose text the server reads once a connection, where that is worth it. */
function statement(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = nameOf(text)
  return {
    text,
    values: values.map((value) => (typeof value === 'string' ? value.replace(NUL, '') : value)),
    ...(name && { name }),
  }
}

/** What drops plans that are too old. */
function forgetting(client: pg.PoolClient): readonly string[] {
  const now = performance.now()
  if (now - plannedAt.get(client)! < PLANS_LAST) return []
  plannedAt.set(client, now)
  return ['discard plans']
}

/** What the server keeps a statement as; null when it is not kept. */
function nameOf(text: string): string | null {
  const known = kept.get(text)
  if (known) return known
  if (kept.size === MOST_KEPT || VARIES.test(text)) return null
  const name = `s${kept.size}`
  kept.set(text, name)
  return name
}

const notReady = (cause: unknown): ServiceError =>
  new ServiceError('SERVICE_NOT_READY', 'the database does not answer', {
    cause,
    retryAfter: RETRY,
  })
