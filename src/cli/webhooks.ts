import { ensureOperator } from '../accounts/operator.ts'
import { databasePlace, webhookSettings } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import type { DeliveryState } from '../webhooks/deliveries.ts'
import { type OpenWebhooks, openWebhooks } from '../webhooks/open-webhooks.ts'
import { print } from './print.ts'

/** Another account than the operator's. */
interface Of {
  readonly account?: number
}

/** Opens the service's webhooks, whether it runs or not, for as long as `work` takes. */
async function withWebhooks(
  { account }: Of,
  work: (webhooks: OpenWebhooks, accountId: number) => Promise<void>,
): Promise<void> {
  const config = readConfig()
  const db = await openDatabase(databasePlace(config))
  try {
    const operator = await ensureOperator(db, false)
    await work(openWebhooks(db, webhookSettings(config)), account ?? operator.accountId)
  } finally {
    await db.destroy()
  }
}

export const showSecret = (of: Of): Promise<void> =>
  withWebhooks(of, async ({ secrets }, id) => print([(await secrets.of(id))[0]]))

export const rotateSecret = (of: Of): Promise<void> =>
  withWebhooks(of, async ({ secrets }, id) => print([await secrets.rotate(id)]))

export const addEndpoint = (url: string, of: Of): Promise<void> =>
  withWebhooks(of, async ({ endpoints }, id) => {
    const added = await endpoints.add(id, url)
    print([added.id, added.url])
  })

export const listEndpoints = (of: Of): Promise<void> =>
  withWebhooks(of, async ({ endpoints }, id) => {
    for (const { id: number, url, disabled_at } of await endpoints.list(id))
      print([number, disabled_at ? `disabled ${disabled_at}` : 'active', url])
  })

export const removeEndpoint = (number: number, of: Of): Promise<void> =>
  withWebhooks(of, ({ endpoints }, id) => endpoints.remove(id, number))

export const listDeliveries = (of: Of & { state?: DeliveryState }): Promise<void> =>
  withWebhooks(of, async ({ deliveries }, id) => {
    const found = await deliveries.list(id, { state: of.state, limit: 100, offset: 0 })
    for (const one of found.deliveries)
      print([one.id, one.state, one.attempts, one.created_at, one.type, one.request_id, one.url])
  })

/** The running service sends it within a second. */
export const replayDelivery = (delivery: string, of: Of): Promise<void> =>
  withWebhooks(of, ({ deliveries }, id) => deliveries.replay(id, delivery))
