import { hash } from 'node:crypto'
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
/** pg-boss's statements are few and long: the server reads each once a connection. */
const PREPARED = 'pgboss.'
/** But plans it anew: a plan from when the queue was short is none for a long one. */
const PLANS = "set plan_cache_mode = 'force_custom_plan'"
/** Seconds after which a request may succeed again. */
const RETRY = 5

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
    onConnect: (client) => client.query(PLANS).then(() => {}),
    ...(patience === 'some' && { query_timeout: STATEMENT }),
  }
  const pool = new pg.Pool(options)
  // A connection that breaks is replaced; whoever has a query on it hears of it himself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
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

/** A connection of the pool while somebody has it. */
function lent(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query({
        text,
        values: values.map((value) => (typeof value === 'string' ? value.replace(NUL, '') : value)),
        ...(text.includes(PREPARED) && { name: hash('sha1', text) }),
      })
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

const notReady = (cause: unknown): ServiceError =>
  new ServiceError('SERVICE_NOT_READY', 'the database does not answer', {
    cause,
    retryAfter: RETRY,
  })
