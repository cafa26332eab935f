import type { Action } from '../accounts/action.ts'
import { audit } from '../accounts/audit.ts'
import { ensureOperator, OPERATOR } from '../accounts/operator.ts'
import { readConfig } from '../config.ts'
import { databasePlace, webhookSettings } from '../configured.ts'
import { openDatabase } from '../db/database.ts'
import { openVault } from '../vault/key-file.ts'
import type { DeliveryState } from '../webhooks/deliveries.ts'
import { type OpenWebhooks, openWebhooks } from '../webhooks/open-webhooks.ts'
import { print } from './print.ts'

/** Another account than the operator's. */
interface Of {
  readonly account?: number
}

/** Writes a line of the account's audit log. */
type Note = (action: Action['action'], subject?: string | number) => Promise<void>

/** Opens the service's webhooks, whether it runs or not, for as long as `work` takes. */
async function withWebhooks(
  { account }: Of,
  work: (webhooks: OpenWebhooks, accountId: number, note: Note) => Promise<void>,
): Promise<void> {
  const config = readConfig()
  const db = await openDatabase(databasePlace(config))
  try {
    await ensureOperator(db)
    const accountId = account ?? OPERATOR
    const note: Note = (action, subject) =>
      audit(db, { accountId, action, ...(subject !== undefined && { subject }), address: null })
    await work(openWebhooks(db, webhookSettings(config), openVault(config)), accountId, note)
  } finally {
    await db.destroy()
  }
}

export const showSecret = (of: Of): Promise<void> =>
  withWebhooks(of, async ({ secrets }, id) => print([(await secrets.of(id))[0]]))

export const rotateSecret = (of: Of): Promise<void> =>
  withWebhooks(of, async ({ secrets }, id, note) => {
    print([await secrets.rotate(id)])
    await note('webhook_secret.rotated')
  })

export const addEndpoint = (url: string, of: Of): Promise<void> =>
  withWebhooks(of, async ({ endpoints }, id, note) => {
    const added = await endpoints.add(id, url)
    await note('webhook_endpoint.added', added.id)
    print([added.id, added.url])
  })

export const listEndpoints = (of: Of): Promise<void> =>
  withWebhooks(of, async ({ endpoints }, id) => {
    for (const { id: number, url, disabled_at } of await endpoints.list(id))
      print([number, disabled_at ? `disabled ${disabled_at}` : 'active', url])
  })

export const removeEndpoint = (number: number, of: Of): Promise<void> =>
  withWebhooks(of, async ({ endpoints }, id, note) => {
    await endpoints.remove(id, number)
    await note('webhook_endpoint.removed', number)
  })

export const listDeliveries = (of: Of & { state?: DeliveryState }): Promise<void> =>
  withWebhooks(of, async ({ deliveries }, id) => {
    const found = await deliveries.list(id, { state: of.state, limit: 100, offset: 0 })
    for (const one of found.deliveries)
      print([one.id, one.state, one.attempts, one.created_at, one.type, one.request_id, one.url])
  })

/** The running service sends it within a second. */
export const replayDelivery = (delivery: string, of: Of): Promise<void> =>
  withWebhooks(of, async ({ deliveries }, id, note) => {
    await deliveries.replay(id, delivery)
    await note('delivery.replayed', delivery)
  })
