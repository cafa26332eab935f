import { z } from 'zod'
import { audit } from '../../../accounts/audit.ts'
import { findAccount, listAccounts } from '../../../accounts/books.ts'
import { setCard } from '../../../billing/cards.ts'
import { setPlan } from '../../../billing/subscription.ts'
import { ServiceError } from '../../../errors.ts'
import { enveloped } from '../../operation.ts'
import { bookedAccount } from '../../shapes/operator.ts'
import { count, limit, offset, optional, wholeNumber } from '../../shapes/text.ts'

export const listBookedAccounts = enveloped(
  {
    id: 'listAccounts',
    summary: 'All accounts, newest first',
    query: z.object({
      search: optional(z.string().max(200)).meta({ description: 'A piece of name or address' }),
      limit,
      offset,
    }),
    data: z.object({
      total: count,
      accounts: z.array(bookedAccount),
      plans: z.array(z.string()).meta({ description: 'That an account can be put on' }),
    }),
  },
  ({ db, plans }) =>
    async (_, { query }) => ({ ...(await listAccounts(db, query)), plans: [...plans.keys()] }),
)

export const changeAccount = enveloped(
  {
    id: 'changeAccount',
    summary: 'Puts an account on another plan, or marks its card as verified',
    path: z.object({ id: wholeNumber(1, 999_999_999_999_999) }),
    body: z.object({
      plan: z.string().optional().meta({ description: 'none: no plan' }),
      card_verified: z.literal(true).optional(),
    }),
    data: bookedAccount,
  },
  ({ db, plans }) =>
    async (ctx, { path: { id: accountId }, body: { plan, card_verified } }) => {
      if (plan !== undefined && plan !== 'none' && !plans.has(plan))
        throw new ServiceError('INVALID_PARAMETER', 'plan: there is no such plan')
      const address = ctx.ip
      if (!(await findAccount(db, accountId)))
        throw new ServiceError('NOT_FOUND', 'there is no such account')
      if (plan !== undefined) {
        await setPlan(db, accountId, plan)
        await audit(db, { accountId, action: 'plan.changed', subject: plan, address })
      }
      if (card_verified) {
        await setCard(db, accountId, null)
        await audit(db, { accountId, action: 'card.verified', address })
      }
      return (await findAccount(db, accountId))!
    },
)
