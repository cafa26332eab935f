import { z } from 'zod'
import { audit } from '../../accounts/audit.ts'
import { boughtBy, pagesByDay } from '../../billing/account-book.ts'
import { billingStatusOf, setRecharge } from '../../billing/billing-status.ts'
import { beginCard, finishCard } from '../../billing/cards.ts'
import { CARNET } from '../../billing/plan.ts'
import { choosePlan, isForSale } from '../../billing/plan-choice.ts'
import { paymentRequired } from '../../billing/refusal.ts'
import { ServiceError } from '../../errors.ts'
import { enveloped } from '../operation.ts'
import { billingStatus, bought } from '../shapes/account.ts'
import { count, moment } from '../shapes/text.ts'

export const getBilling = enveloped(
  { id: 'getBilling', summary: 'How the account stands', data: billingStatus },
  ({ db, plans }) =>
    async (ctx) =>
      billingStatusOf(db, ctx.state.account!.id, plans, new Date()),
)

/** Days that are told, today included; and purchases at most. */
const DAYS = 30
const MOST_BOUGHT = 500

export const listDays = enveloped(
  {
    id: 'listDays',
    summary: `Billed pages of the last ${DAYS} days in UTC, by model`,
    data: z.array(z.object({ day: z.iso.date(), model: z.string().nullable(), pages: count })),
  },
  ({ db }) =>
    async (ctx) => {
      const since = new Date(Date.now() - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10)
      return pagesByDay(db, ctx.state.account!.id, since)
    },
)

export const listPurchases = enveloped(
  {
    id: 'listPurchases',
    summary: 'Packs, carnets and months of plans that the account paid, newest first',
    data: z.array(bought),
  },
  ({ db }) =>
    async (ctx) =>
      boughtBy(db, ctx.state.account!.id, MOST_BOUGHT),
)

export const patchBilling = enveloped(
  {
    id: 'changeBilling',
    summary: 'Sets automatic recharge and its cap',
    body: z.object({
      auto_recharge: z.boolean().optional(),
      recharge_cap: count.max(100_000_000).nullish().meta({
        description: 'Cents a period; null: no cap',
      }),
    }),
    data: billingStatus,
  },
  ({ db, plans }) =>
    async (ctx, { body }) => {
      const { id: accountId } = ctx.state.account!
      const { auto_recharge: autoRecharge, recharge_cap: cap } = body
      await setRecharge(db, accountId, { autoRecharge, cap })
      await audit(db, { accountId, action: 'recharge.changed', address: ctx.ip })
      return billingStatusOf(db, accountId, plans, new Date())
    },
)

export const postCard = enveloped(
  {
    id: 'beginCard',
    summary: 'Begins verifying a card',
    description:
      'The card is given on the page at `url`. It comes back to `/usage?card=…`: that id ends it.',
    data: z.object({
      payment: z.enum(['manual', 'stripe']).meta({
        description: 'Manual: the operator marks it as verified',
      }),
      url: z.url().nullable().meta({ description: 'Of Stripe; null: there is no page' }),
    }),
  },
  ({ db, payment, publicUrl }) =>
    async (ctx) => ({
      payment: payment.name,
      url: await beginCard(db, payment, ctx.state.account!.id, `${publicUrl()}/usage`),
    }),
)

export const confirmCard = enveloped(
  {
    id: 'confirmCard',
    summary: 'Ends verifying a card: the browser is back',
    body: z.object({
      setup: z
        .string()
        .regex(/^\w{1,200}$/)
        .meta({ example: 'cs_test_a1b2' }),
    }),
    data: z.object({ card_verified: z.literal(true) }),
    errors: ['CARD_REQUIRED'],
  },
  ({ db, payment, upgradeUrl }) =>
    async (ctx, { body }) => {
      const { id: accountId } = ctx.state.account!
      if (!(await finishCard(db, payment, accountId, body.setup)))
        throw paymentRequired('CARD_REQUIRED', 'the card is not verified', upgradeUrl())
      await audit(db, { accountId, action: 'card.verified', address: ctx.ip })
      return { card_verified: true } as const
    },
)

export const buyCarnet = enveloped(
  {
    id: 'buyCarnet',
    summary: 'Buys pages without a subscription; they are there once state is paid',
    data: z.object({ state: z.enum(['open', 'paid']), pages: count, price: count }),
    errors: ['NOT_FOUND', 'CARD_REQUIRED', 'SERVICE_BUSY'],
  },
  ({ db, plans, purchases, upgradeUrl }) =>
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
      await audit(db, { accountId, action: 'carnet.bought', address: ctx.ip })
      return { state, pages, price: cents }
    },
)

export const choosePlanOf = enveloped(
  {
    id: 'choosePlan',
    summary: 'Changes the plan: a dearer one at once, a cheaper one when the month is over',
    description:
      'The first month is charged at once, less what is left of a month that was paid; further ' +
      'months on the renewal day. A payment that fails is tried again for two weeks, then the plan ends.',
    body: z.object({ plan: z.string().max(40) }),
    data: z.object({
      plan: z.string(),
      state: z.enum(['open', 'paid', 'later']).meta({
        description:
          'Open: it begins when the operator has the money; later: when the month is over',
      }),
      price: count.meta({ description: 'Cents that are charged for it now' }),
      from: moment.nullable().meta({ description: 'Begin of the plan; null: not known yet' }),
    }),
    errors: ['INVALID_PARAMETER', ['INVALID_PARAMETER', 409], 'CARD_REQUIRED', 'SERVICE_BUSY'],
  },
  ({ db, plans, purchases, upgradeUrl }) =>
    async (ctx, { body }) => {
      const { id: accountId, hasCard } = ctx.state.account!
      const plan = plans.get(body.plan)
      if (!plan || !isForSale(plan))
        throw new ServiceError('INVALID_PARAMETER', `there is no plan ${body.plan} to choose`)
      if (plan.price > 0 && plan.needsCard && !hasCard)
        throw paymentRequired('CARD_REQUIRED', 'a verified payment card is needed', upgradeUrl())
      const chosen = await choosePlan({ db, plans, purchases }, accountId, plan, new Date())
      if (chosen.state === 'failed')
        throw paymentRequired('CARD_REQUIRED', 'the card could not be charged', upgradeUrl())
      await audit(db, { accountId, action: 'plan.changed', subject: plan.name, address: ctx.ip })
      return { ...chosen, state: chosen.state }
    },
)
