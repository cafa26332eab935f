/** A month of an account's own, from its renewal day to the next. */
export interface Period {
  readonly start: Date
  /** Begin of the next. */
  readonly end: Date
}

/**
 * The period `now` lies in. Periods start on the anchor's day and time of every month (UTC); in
 * months without that day, on their last day.
 */
export function periodAt(anchor: Date, now: Date): Period {
  let months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  if (startOf(anchor, months) > now) months--
  return { start: startOf(anchor, months), end: startOf(anchor, months + 1) }
}

function startOf(anchor: Date, months: number): Date {
  const start = new Date(anchor)
  start.setUTCDate(1)
  start.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0))
  start.setUTCDate(Math.min(anchor.getUTCDate(), lastDay.getUTCDate()))
  return start
}
