import type { Reply } from './send.ts'

/** Milliseconds: a receiver cannot ask for a longer pause. */
const LONGEST_PAUSE = 86_400_000
/** Share of a pause that is left to chance, so that what failed together does not return so. */
const JITTER = 0.2

/** What becomes of a delivery after a try. */
export type Outcome = 'delivered' | 'dead' | 'gone' | { readonly retryIn: number }

/**
 * @param attempt number of the try that was made, from 1
 * @param delays milliseconds between tries; after the last one a delivery is dead
 * @param chance 0 to 1
 */
export function outcomeOf(
  { status, retryAfter }: Reply,
  attempt: number,
  delays: readonly number[],
  chance: number,
): Outcome {
  if (status !== null && status >= 200 && status < 300) return 'delivered'
  if (status === 410) return 'gone'
  const delay = delays[attempt - 1]
  if (delay === undefined) return 'dead'
  const pause = Math.max(delay, Math.min(retryAfter, LONGEST_PAUSE))
  return { retryIn: pause * (1 + JITTER * chance) }
}
