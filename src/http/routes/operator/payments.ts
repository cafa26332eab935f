import { z } from 'zod'
import { audit } from '../../../accounts/audit.ts'
import { findPayment, listPayments } from '../../../billing/account-book.ts'
import { ServiceError } from '../../../errors.ts'
import { enveloped } from '../../operation.ts'
import { paymentState } from '../../shapes/account.ts'
import { bookedPayment } from '../../shapes/operator.ts'
import { count, limit, offset } from '../../shapes/text.ts'

export const listBookedPayments = enveloped(
  {
    id: 'listPayments',
    summary: 'Payments of all accounts, newest first',
    query: z.object({ state: paymentState.optional(), limit, offset }),
    data: z.object({ total: count, payments: z.array(bookedPayment) }),
  },
  ({ db }) =>
    async (_, { query }) =>
      listPayments(db, query),
)

export const endPayment = enveloped(
  {
    id: 'endPayment',
    summary: 'Says what became of an open payment; what was bought is there once it is paid',
    path: z.object({ id: z.string() }),
    body: z.object({ state: paymentState.exclude(['open']) }),
    data: bookedPayment,
    errors: ['NOT_FOUND'],
  },
  ({ db, purchases }) =>
    async (ctx, { path: { id }, body: { state } }) => {
      if (!(await purchases.finish(id, state, null)))
        throw new ServiceError('NOT_FOUND', 'there is no open payment of this id')
      const payment = (await findPayment(db, id))!
      const { account_id: accountId } = payment
      await audit(db, { accountId, action: `payment.${state}`, subject: id, address: ctx.ip })
      return payment
    },
)
