import { z } from 'zod'
import type { MadeKey } from '../../accounts/keys.ts'
import { paymentRequired } from '../../billing/refusal.ts'
import { ServiceError } from '../../errors.ts'
import { bodyOf } from '../body.ts'
import { succeed } from '../envelope.ts'
import type { Context, Middleware, Services } from '../state.ts'

const NOTE = 'Keep this key safe: it is not shown again.'

/** An empty label is none. */
const wanted = z.object({
  label: z
    .string()
    .trim()
    .max(120)
    .nullish()
    .transform((label) => label || null),
  is_test: z.boolean().default(false),
  monthly_limit: z.number().int().positive().max(1_000_000_000).nullish(),
})

/** GET /v1/keys: the account's own. All of these after `session`. */
export const listKeys =
  ({ keys }: Services): Middleware =>
  async (ctx) => {
    const list = await keys.list(ctx.state.account!.id)
    succeed(
      ctx,
      list.map(({ id, prefix, label, isActive, isTest, createdAt, lastUsedAt }) => ({
        id,
        prefix,
        label,
        is_active: isActive,
        is_test: isTest,
        created_at: createdAt,
        last_used_at: lastUsedAt,
      })),
    )
  }

/** POST /v1/keys: a live key needs a verified card. */
export const createKey =
  (services: Services): Middleware =>
  async (ctx) => {
    const { id: accountId } = ctx.state.account!
    const { label, is_test: isTest, monthly_limit: monthlyLimit } = await bodyOf(ctx, wanted)
    if (!isTest) checkCard(services, ctx)
    const key = { accountId, label, isTest, monthlyLimit }
    succeed(ctx, shown(await services.keys.create(key, ctx.ip)))
  }

/** POST /v1/keys/{id}/rotate: another key in the place of this one. */
export const rotateKey =
  ({ keys }: Services): Middleware =>
  async (ctx) => {
    const old = idOf(ctx)
    const made = await keys.rotate(ctx.state.account!.id, old, ctx.ip)
    if (!made) throw notFound()
    succeed(ctx, { old_id: old, old_revoked: true, ...shown(made) })
  }

/** DELETE /v1/keys/{id}: revokes it; twice is no error. */
export const revokeKey =
  ({ keys }: Services): Middleware =>
  async (ctx) => {
    const id = idOf(ctx)
    if (!(await keys.revoke(ctx.state.account!.id, id, ctx.ip))) throw notFound()
    succeed(ctx, { id, is_active: false })
  }

/** @throws ServiceError CARD_REQUIRED */
function checkCard({ config, plans, upgradeUrl }: Services, ctx: Context): void {
  const { plan, hasCard } = ctx.state.account!
  if (!config.billing || hasCard || plans.get(plan)?.needsCard === false) return
  throw paymentRequired('CARD_REQUIRED', 'live keys need a verified payment card', upgradeUrl())
}

function idOf(ctx: Context): number {
  const { id } = ctx.params
  if (!/^[1-9]\d{0,14}$/.test(id ?? '')) throw notFound()
  return Number(id)
}

const notFound = (): ServiceError => new ServiceError('NOT_FOUND', 'there is no such key')

const shown = ({ id, key, prefix, label, isTest, createdAt }: MadeKey) => ({
  id,
  key,
  prefix,
  label,
  is_test: isTest,
  created_at: createdAt,
  note: NOTE,
})
