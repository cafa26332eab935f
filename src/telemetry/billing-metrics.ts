import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'

/** What Prometheus can ask for about money and mail. */
export function watchBilling(registry: Registry, db: Database): void {
  counted('pagemill_pages_held', 'Pages put aside for requests that have not ended', () =>
    db
      .selectFrom('reservations')
      .select((eb) => eb.fn.sum<number | null>('pages').as('count'))
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow(),
  )
  counted('pagemill_payments_open', 'Payments that wait for the provider or the operator', () =>
    db
      .selectFrom('payments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow(),
  )
  counted('pagemill_mails_waiting', 'Mails that were not sent yet', () =>
    db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow(),
  )

  function counted(
    name: string,
    help: string,
    query: () => Promise<{ count: number | null }>,
  ): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(Number((await query()).count ?? 0))
      },
    })
  }
}
