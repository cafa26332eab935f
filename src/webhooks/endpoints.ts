import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialect.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { WebhookEndpointRow } from '../db/webhook-tables.ts'
import { ServiceError } from '../errors.ts'
import { type AddressRules, webhookUrl } from './address.ts'

/** Most addresses of one account. */
const MOST = 20

/** A registered address as its account sees it. */
export interface Endpoint {
  readonly id: number
  readonly url: string
  readonly created_at: string
  /** After an answer 410 Gone; registering it again enables it. */
  readonly disabled_at: string | null
}

/** Addresses that are told of all jobs of their account. Other accounts' are not there. */
export class Endpoints {
  readonly #db: Database
  readonly #rules: AddressRules

  constructor(db: Database, rules: AddressRules) {
    this.#db = db
    this.#rules = rules
  }

  /** Registering an address again enables it. @throws ServiceError INVALID_WEBHOOK_URL */
  async add(accountId: number, text: string): Promise<Endpoint> {
    const url = webhookUrl(text, this.#rules)
    return inTransaction(this.#db, async (transaction) => {
      await this.#lock(transaction, accountId)
      const row = await transaction
        .insertInto('webhook_endpoints')
        .values({ account_id: accountId, url, created_at: new Date().toISOString() })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'url']).doUpdateSet({ disabled_at: null }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
      const all = await transaction
        .selectFrom('webhook_endpoints')
        .select('id')
        .where('account_id', '=', accountId)
        .execute()
      // Undoes what was just done.
      if (all.length > MOST)
        throw new ServiceError('INVALID_WEBHOOK_URL', `an account has at most ${MOST} addresses`)
      return endpointOf(row)
    })
  }

  /** Others who add to the account wait: each counts what the one before has added. */
  async #lock(transaction: Database, accountId: number): Promise<void> {
    await transaction
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .$if(isPostgres(transaction), (query) => query.forNoKeyUpdate())
      .execute()
  }

  async list(accountId: number): Promise<Endpoint[]> {
    const rows = await this.#db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map(endpointOf)
  }

  /** What is on its way there is given up. @throws ServiceError NOT_FOUND */
  async remove(accountId: number, id: number): Promise<void> {
    await inTransaction(this.#db, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('webhook_endpoints')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new ServiceError('NOT_FOUND', 'there is no such endpoint')
      await giveUp(transaction, id)
    })
  }
}

/** Deliveries to an endpoint that is gone or disabled are dead. In the caller's transaction. */
export async function giveUp(db: Database, endpointId: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'dead', ended_at: new Date().toISOString() })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .execute()
}

const endpointOf = ({ id, url, created_at, disabled_at }: EndpointRow): Endpoint => ({
  id,
  url,
  created_at,
  disabled_at,
})

type EndpointRow = Omit<WebhookEndpointRow, 'id'> & { id: number }
