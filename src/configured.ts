import { join } from 'node:path'
import type { Payment } from './billing/payment.ts'
import { manualPayment } from './billing/payment-manual.ts'
import type { Config } from './config.ts'
import { hold } from './db/sqlite.ts'
import { VERSION } from './version.ts'
import type { DelivererSettings } from './webhooks/deliverer.ts'

/** Where the database is, as `openDatabase` takes it. */
export const databasePlace = ({ databaseUrl, dataFolder }: Config): string =>
  databaseUrl ?? join(dataFolder, 'pagemill.db')

/**
 * Keeps other services from a data folder.
 *
 * @returns lets go of it
 * @throws naming the folder, when a service works there
 */
export function holdFolder(dataFolder: string): () => void {
  const letGo = hold(join(dataFolder, 'service.lock'))
  if (!letGo)
    throw new Error(`a service works in ${dataFolder}; each has a PAGEMILL_DATA of its own`)
  return letGo
}

/** Where a service listens. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/**
 * Where a link for the operator leads.
 *
 * @param url where the service listens: all addresses of a machine are reached by its own
 */
export const welcomeUrl = ({ publicUrl }: Config, url: string, token: string): string =>
  `${publicUrl ?? url.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//127.0.0.1')}/welcome?token=${token}`

/** Who takes the money. */
export async function paymentOf({ stripe }: Config): Promise<Payment> {
  if (!stripe) return manualPayment
  // Loaded only where it is used, for the start's sake.
  const { stripePayment } = await import('./billing/payment-stripe.ts')
  return stripePayment(stripe.secretKey, stripe.api)
}

/** The configuration's part that concerns webhooks. */
export const webhookSettings = (config: Config): DelivererSettings => ({
  rules: config.webhookRules,
  timeout: config.webhookTimeout,
  delays: config.webhookDelays,
  agent: `pagemill/${VERSION}`,
})
