import { z } from 'zod'
import { listAudit } from '../../../accounts/books.ts'
import { enveloped } from '../../operation.ts'
import { action } from '../../shapes/operator.ts'
import { count, limit, offset, optional, wholeNumber } from '../../shapes/text.ts'

export const listActions = enveloped(
  {
    id: 'listAudit',
    summary: 'What was done to accounts, newest first',
    query: z.object({
      account_id: optional(wholeNumber(1, 999_999_999_999_999)),
      limit,
      offset,
    }),
    data: z.object({ total: count, actions: z.array(action) }),
  },
  ({ db }) =>
    async (_, { query: { account_id: accountId, ...part } }) =>
      listAudit(db, { ...part, accountId }),
)
