import type { Account } from '../accounts/sessions.ts'
import type { Services } from './state.ts'

/** Whether an account may have live keys. */
export const mayHaveLiveKeys = (
  { config, plans }: Pick<Services, 'config' | 'plans'>,
  { plan, hasCard }: Account,
): boolean => !config.billing || hasCard || plans.get(plan)?.needsCard === false
