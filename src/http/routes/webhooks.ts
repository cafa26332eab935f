import { z } from 'zod'
import { DELIVERY_STATES } from '../../webhooks/deliveries.ts'
import { bodyOf } from '../body.ts'
import { succeed } from '../envelope.ts'
import { fieldFault } from '../field-fault.ts'
import type { Middleware, Services } from '../state.ts'

const newEndpoint = z.object({ url: z.string() })

const deliveryQuery = z.object({
  state: z.enum(DELIVERY_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
})

/** GET /v1/webhooks: what deliveries are signed with, and the registered addresses. */
export const getWebhooks =
  ({ webhooks }: Services): Middleware =>
  async (ctx) => {
    const { id } = ctx.state.account!
    const [secret] = await webhooks.secrets.of(id)
    succeed(ctx, { secret, endpoints: await webhooks.endpoints.list(id) })
  }

/** POST /v1/webhooks/secret/rotate: for a day deliveries are signed with the old one too. */
export const rotateSecret =
  ({ webhooks }: Services): Middleware =>
  async (ctx) => {
    succeed(ctx, { secret: await webhooks.secrets.rotate(ctx.state.account!.id) })
  }

/** POST /v1/webhooks/endpoints: told of all jobs from now on. */
export const addEndpoint =
  ({ webhooks }: Services): Middleware =>
  async (ctx) => {
    const { url } = await bodyOf(ctx, newEndpoint)
    succeed(ctx, await webhooks.endpoints.add(ctx.state.account!.id, url))
  }

/** DELETE /v1/webhooks/endpoints/{id} */
export const removeEndpoint =
  ({ webhooks }: Services): Middleware =>
  async (ctx) => {
    const id = Number(ctx.params.id)
    await webhooks.endpoints.remove(ctx.state.account!.id, Number.isSafeInteger(id) ? id : 0)
    succeed(ctx, { id, deleted: true })
  }

/** GET /v1/webhooks/deliveries: newest first. */
export const listDeliveries =
  ({ webhooks }: Services): Middleware =>
  async (ctx) => {
    const parsed = deliveryQuery.safeParse(ctx.query)
    if (!parsed.success) throw fieldFault(parsed.error, ctx.query)
    const { limit, offset } = parsed.data
    const found = await webhooks.deliveries.list(ctx.state.account!.id, parsed.data)
    succeed(ctx, { ...found, limit, offset })
  }

/** GET /v1/webhooks/deliveries/{id}: with its tries. */
export const getDelivery =
  ({ webhooks }: Services): Middleware =>
  async (ctx) => {
    succeed(ctx, await webhooks.deliveries.find(ctx.state.account!.id, ctx.params.id!))
  }

/** POST /v1/webhooks/deliveries/{id}/replay: again, with the same id. */
export const replayDelivery =
  ({ webhooks }: Services): Middleware =>
  async (ctx) => {
    const { id: accountId } = ctx.state.account!
    const id = ctx.params.id!
    await webhooks.deliveries.replay(accountId, id)
    webhooks.deliverer.wake()
    succeed(ctx, await webhooks.deliveries.find(accountId, id))
  }
