import { usageOf } from '../../billing/usage.ts'
import { enveloped } from '../operation.ts'
import { usage as usageShape } from '../shapes/account.ts'

export const usage = enveloped(
  { id: 'getUsage', summary: 'The calling key’s pages of this period', data: usageShape },
  ({ db, plans }) =>
    async (ctx) =>
      usageOf(db, ctx.state.owner!.keyId, plans, new Date()),
)
