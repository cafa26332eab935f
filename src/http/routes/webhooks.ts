import { z } from 'zod'
import { audit } from '../../accounts/audit.ts'
import { ServiceError } from '../../errors.ts'
import { DELIVERY_STATES } from '../../webhooks/deliveries.ts'
import { enveloped } from '../operation.ts'
import { count, limit, offset, wholeNumber } from '../shapes/text.ts'
import { delivery, deliveryWithTries, secret, webhookEndpoint } from '../shapes/webhook.ts'

const deliveryPath = z.object({ id: z.string() })

export const getWebhooks = enveloped(
  {
    id: 'getWebhooks',
    summary: 'What deliveries are signed with, and the registered addresses',
    data: z.object({ secret, endpoints: z.array(webhookEndpoint) }),
  },
  ({ webhooks }) =>
    async (ctx) => {
      const { id } = ctx.state.account!
      const [secret] = await webhooks.secrets.of(id)
      return { secret: secret!, endpoints: await webhooks.endpoints.list(id) }
    },
)

export const rotateSecret = enveloped(
  {
    id: 'rotateWebhookSecret',
    summary: 'Makes a new secret; for a day deliveries are signed with the old one too',
    data: z.object({ secret }),
  },
  ({ webhooks, db }) =>
    async (ctx) => {
      const { id: accountId } = ctx.state.account!
      const secret = await webhooks.secrets.rotate(accountId)
      await audit(db, { accountId, action: 'webhook_secret.rotated', address: ctx.ip })
      return { secret }
    },
)

export const addEndpoint = enveloped(
  {
    id: 'addWebhookEndpoint',
    summary: 'Registers an address: it is told of all jobs from now on',
    body: z.object({ url: z.string() }),
    data: webhookEndpoint,
    errors: ['INVALID_WEBHOOK_URL'],
  },
  ({ webhooks, db }) =>
    async (ctx, { body }) => {
      const { id: accountId } = ctx.state.account!
      const added = await webhooks.endpoints.add(accountId, body.url)
      const { id: subject } = added
      await audit(db, { accountId, action: 'webhook_endpoint.added', subject, address: ctx.ip })
      return added
    },
)

export const listEndpoints = enveloped(
  {
    id: 'listWebhookEndpoints',
    summary: 'The registered addresses',
    data: z.object({ endpoints: z.array(webhookEndpoint) }),
  },
  ({ webhooks }) =>
    async (ctx) => ({ endpoints: await webhooks.endpoints.list(ctx.state.account!.id) }),
)

export const removeEndpoint = enveloped(
  {
    id: 'removeWebhookEndpoint',
    summary: 'Removes an address; what is on its way there is given up',
    path: z.object({ id: wholeNumber(1, 999_999_999_999_999) }),
    data: z.object({ id: z.int(), deleted: z.literal(true) }),
  },
  ({ webhooks, db }) =>
    async (ctx, { path: { id } }) => {
      const { id: accountId } = ctx.state.account!
      await webhooks.endpoints.remove(accountId, id)
      await audit(db, {
        accountId,
        action: 'webhook_endpoint.removed',
        subject: id,
        address: ctx.ip,
      })
      return { id, deleted: true } as const
    },
)

export const testWebhooks = enveloped(
  {
    id: 'testWebhooks',
    summary: 'Sends `webhook.test` to every registered address',
    data: z.object({ addresses: count }),
    errors: ['NOT_FOUND'],
  },
  ({ webhooks, db }) =>
    async (ctx) => {
      const { id: accountId } = ctx.state.account!
      const targets = (await webhooks.endpoints.list(accountId)).filter((own) => !own.disabled_at)
      if (targets.length === 0)
        throw new ServiceError('NOT_FOUND', 'no address is registered, or all are switched off')
      await webhooks.outbox.announce(db, {
        accountId,
        jobId: ctx.state.requestId,
        type: 'webhook.test',
        timestamp: new Date().toISOString(),
        data: { message: 'This is a test.' },
        url: null,
      })
      webhooks.deliverer.wake()
      return { addresses: targets.length }
    },
)

export const listDeliveries = enveloped(
  {
    id: 'listDeliveries',
    summary: 'Deliveries, newest first',
    query: z.object({ state: z.enum(DELIVERY_STATES).optional(), limit, offset }),
    data: z.object({
      total: count,
      limit: count,
      offset: count,
      deliveries: z.array(delivery),
    }),
  },
  ({ webhooks }) =>
    async (ctx, { query }) => {
      const { limit, offset } = query
      return { ...(await webhooks.deliveries.list(ctx.state.account!.id, query)), limit, offset }
    },
)

export const getDelivery = enveloped(
  {
    id: 'getDelivery',
    summary: 'A delivery with its tries',
    path: deliveryPath,
    data: deliveryWithTries,
  },
  ({ webhooks }) =>
    async (ctx, { path }) =>
      webhooks.deliveries.find(ctx.state.account!.id, path.id),
)

export const replayDelivery = enveloped(
  {
    id: 'replayDelivery',
    summary: 'Sends a delivery again, with the same id',
    path: deliveryPath,
    data: deliveryWithTries,
  },
  ({ webhooks }) =>
    async (ctx, { path: { id } }) => {
      const { id: accountId } = ctx.state.account!
      await webhooks.deliveries.replay(accountId, id)
      webhooks.deliverer.wake()
      return webhooks.deliveries.find(accountId, id)
    },
)
