import { Webhook } from 'standardwebhooks'
import { readConfig } from '../../src/config.ts'
import { webhookSettings } from '../../src/configured.ts'
import { openVault } from '../../src/vault/key-file.ts'
import { openWebhooks } from '../../src/webhooks/open-webhooks.ts'
import { lines, pdf } from '../engine/documents.ts'
import { type Received, WITHIN } from '../webhooks/receiver.ts'
import { dataOf, post } from './jobs.ts'
import { type Answer, field, file, type Service } from './service.ts'

export const letter = pdf([{ content: lines(['a letter']) }])
export const text = field('model', 'text')

/** The operator's webhooks, as another process sees them. */
export const webhooksOf = ({ dataFolder, databaseUrl, db }: Service) => {
  const config = { ...readConfig(), ...WITHIN, dataFolder, databaseUrl }
  return openWebhooks(db, webhookSettings(config), openVault(config))
}

export const order = async (service: Service, url: string): Promise<string> =>
  (
    await dataOf(
      post(service, '/v1/jobs', [file(letter, 'a.pdf'), text, field('webhook_url', url)]),
    )
  ).request_id

export const verified = async (service: Service, { body, headers }: Received): Promise<Answer> => {
  const [secret] = await webhooksOf(service).secrets.of(1)
  return new Webhook(secret!).verify(body, headers as Record<string, string>)
}

export const states = async (service: Service) =>
  (await webhooksOf(service).deliveries.list(1, { limit: 100, offset: 0 })).deliveries
