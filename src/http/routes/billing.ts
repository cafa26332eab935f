import { z } from 'zod'
import { audit } from '../../accounts/audit.ts'
import { beginCard, finishCard } from '../../billing/cards.ts'
import { CARNET } from '../../billing/plan.ts'
import { paymentRequired } from '../../billing/refusal.ts'
import { setRecharge, standingOf } from '../../billing/standing.ts'
import { ServiceError } from '../../errors.ts'
import { bodyOf } from '../body.ts'
import { succeed } from '../envelope.ts'
import type { Middleware, Services } from '../state.ts'

const wish = z.object({
  auto_recharge: z.boolean().optional(),
  recharge_cap: z.number().int().nonnegative().max(100_000_000).nullish(),
})
const setup = z.object({ setup_intent: z.string().regex(/^\w{1,200}$/) })

/** For all below: 503 where billing is switched off. */
export const billed =
  ({ config }: Services): Middleware =>
  async (_, next) => {
    if (!config.billing) throw new ServiceError('SERVICE_NOT_READY', 'billing is switched off')
    await next()
  }

/** GET /v1/billing: how the account stands. All of these after `session`. */
export const getBilling =
  ({ db, plans }: Services): Middleware =>
  async (ctx) => {
    succeed(ctx, await standingOf(db, ctx.state.account!.id, plans, new Date()))
  }

/** PATCH /v1/billing: automatic recharge and its cap; `null` is no cap. */
export const patchBilling =
  ({ db, plans }: Services): Middleware =>
  async (ctx) => {
    const { id: accountId } = ctx.state.account!
    const { auto_recharge: autoRecharge, recharge_cap: cap } = await bodyOf(ctx, wish)
    await setRecharge(db, accountId, { autoRecharge, cap })
    await audit(db, { accountId, action: 'recharge.changed', address: ctx.ip })
    succeed(ctx, await standingOf(db, accountId, plans, new Date()))
  }

/** POST /v1/billing/card: begins verifying a card. */
export const postCard =
  ({ db, payment }: Services): Middleware =>
  async (ctx) => {
    const browser = await beginCard(db, payment, ctx.state.account!.id)
    succeed(ctx, { payment: payment.name, ...browser })
  }

/** POST /v1/billing/card/confirm: the browser is done. */
export const confirmCard =
  ({ db, payment, upgradeUrl }: Services): Middleware =>
  async (ctx) => {
    const { id: accountId } = ctx.state.account!
    const { setup_intent } = await bodyOf(ctx, setup)
    if (!(await finishCard(db, payment, accountId, setup_intent)))
      throw paymentRequired('CARD_REQUIRED', 'the card is not verified', upgradeUrl())
    await audit(db, { accountId, action: 'card.verified', address: ctx.ip })
    succeed(ctx, { card_verified: true })
  }

/** POST /v1/billing/carnet: pages without a subscription; at once, or when `state` is paid. */
export const buyCarnet =
  ({ plans, purchases, upgradeUrl }: Services): Middleware =>
  async (ctx) => {
    const { id: accountId, hasCard } = ctx.state.account!
    const carnet = plans.get(CARNET)
    if (!carnet?.pages) throw new ServiceError('NOT_FOUND', 'no carnet is sold here')
    if (!hasCard)
      throw paymentRequired('CARD_REQUIRED', 'a verified payment card is needed', upgradeUrl())
    const { pages, price: cents } = carnet
    const state = await purchases.buy({ accountId, kind: 'carnet', pages, cents })
    if (state === 'failed')
      throw paymentRequired('CARD_REQUIRED', 'the card could not be charged', upgradeUrl())
    succeed(ctx, { state, pages, price: cents })
  }
