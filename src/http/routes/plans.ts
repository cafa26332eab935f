import type { Plan } from '../../billing/plan.ts'
import { succeed } from '../envelope.ts'
import type { Middleware, Services } from '../state.ts'

/** GET /v1/plans: what can be bought. Prices in euro cents. */
export const plans = ({ plans }: Services): Middleware => {
  const shown = [...plans.values()].filter(({ needsCard }) => needsCard).map(shownPlan)
  return async (ctx) => succeed(ctx, { currency: 'EUR', plans: shown })
}

const shownPlan = ({ name, price, pages, per, endpoints, maxFileBytes, pack }: Plan) => ({
  name,
  price,
  pages,
  per,
  endpoints,
  max_file_bytes: maxFileBytes,
  pack,
})
