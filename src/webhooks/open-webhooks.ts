import type { Database } from '../db/database.ts'
import type { Vault } from '../vault/vault.ts'
import { Deliverer, type DelivererSettings } from './deliverer.ts'
import { Deliveries } from './deliveries.ts'
import { Endpoints } from './endpoints.ts'
import { Outbox } from './outbox.ts'
import { Secrets } from './secrets.ts'

/** All that has to do with webhooks. */
export interface OpenWebhooks {
  readonly secrets: Secrets
  readonly endpoints: Endpoints
  readonly deliveries: Deliveries
  readonly outbox: Outbox
  readonly deliverer: Deliverer
}

/** Webhooks of one database; the deliverer is started by who serves it. */
export function openWebhooks(
  db: Database,
  settings: DelivererSettings,
  vault?: Vault,
): OpenWebhooks {
  const secrets = new Secrets(db, vault)
  const outbox = new Outbox()
  const deliverer = new Deliverer(db, secrets, settings)
  outbox.on('announced', () => deliverer.wake())
  return {
    secrets,
    endpoints: new Endpoints(db, settings.rules),
    deliveries: new Deliveries(db),
    outbox,
    deliverer,
  }
}
