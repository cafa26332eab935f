import type { Database } from '../db/database.ts'
import { type CountOf, pagesOfKey, smartPagesOf } from './page-counts.ts'
import type { Payer } from './payer.ts'
import type { Plan } from './plan.ts'
import { paymentRequired, tooFew } from './refusal.ts'
import type { Wanted } from './reservations.ts'

/** The model whose pages have a monthly allowance of their own. */
const SMART_MODEL = 'fields'

export const isSmart = ({ model }: { readonly model?: string | null }): boolean =>
  model === SMART_MODEL

/** Where a payer's pages are counted. */
export const countOf = (payer: Payer): CountOf => ({
  accountId: payer.accountId,
  key: payer.countedAs,
  period: payer.period.start.toISOString(),
})

/**
 * Whether a key's own limit, and the plan's for model `fields`, let a request pass.
 *
 * @throws ServiceError QUOTA_EXCEEDED, INSUFFICIENT_PAGES, SMART_EXTRACT_LIMIT
 */
export async function checkAllowances(
  db: Database,
  wanted: Wanted,
  payer: Payer,
  plan: Plan | null,
  upgradeUrl: string,
): Promise<void> {
  const { pages } = wanted
  const { accountId, key, period } = countOf(payer)
  if (payer.monthlyLimit !== null) {
    const left = Math.max(0, payer.monthlyLimit - (await pagesOfKey(db, key, period)))
    if (pages > left)
      throw tooFew('QUOTA_EXCEEDED', "the key's pages of this month", pages, left, upgradeUrl)
  }
  if (!plan || plan.smartPages === null || !isSmart(wanted)) return
  const left = Math.max(0, plan.smartPages - (await smartPagesOf(db, accountId, period)))
  if (pages <= left) return
  throw paymentRequired(
    'SMART_EXTRACT_LIMIT',
    `the plan has ${left} pages with model ${SMART_MODEL} left this month`,
    upgradeUrl,
    { needed: pages, left },
  )
}
