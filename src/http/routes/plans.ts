import { z } from 'zod'
import { type Plan, planRow } from '../../billing/plan.ts'
import { enveloped } from '../operation.ts'

const { name, price, pages, per, endpoints, maxFileBytes, pack } = planRow.shape
const shownPlan = z
  .object({ name, price, pages, per, endpoints, max_file_bytes: maxFileBytes, pack })
  .meta({ id: 'Plan' })

export const plans = enveloped(
  {
    id: 'listPlans',
    summary: 'What can be bought; prices in euro cents',
    data: z.object({ currency: z.literal('EUR'), plans: z.array(shownPlan) }),
  },
  ({ plans }) => {
    const sold = [...plans.values()].filter(({ needsCard }) => needsCard).map(shown)
    return async () => ({ currency: 'EUR', plans: sold }) as const
  },
)

const shown = ({ name, price, pages, per, endpoints, maxFileBytes, pack }: Plan) => ({
  name,
  price,
  pages,
  per,
  endpoints,
  max_file_bytes: maxFileBytes,
  pack,
})
