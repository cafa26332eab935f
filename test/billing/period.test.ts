import t from 'tap'
import { periodAt } from '../../src/billing/period.ts'

const day = (text: string): Date => new Date(`${text}:00.000Z`)

// [account's first day, now, period's begin, period's end]
const cases: readonly (readonly [string, string, string, string])[] = [
  ['2026-01-10T12:00', '2026-01-10T12:00', '2026-01-10T12:00', '2026-02-10T12:00'],
  ['2026-01-10T12:00', '2026-02-10T11:59', '2026-01-10T12:00', '2026-02-10T12:00'],
  ['2026-01-10T12:00', '2026-02-10T12:00', '2026-02-10T12:00', '2026-03-10T12:00'],
  ['2026-01-10T12:00', '2027-01-05T00:00', '2026-12-10T12:00', '2027-01-10T12:00'],
  ['2026-01-31T08:00', '2026-02-15T00:00', '2026-01-31T08:00', '2026-02-28T08:00'],
  ['2026-01-31T08:00', '2026-02-28T08:00', '2026-02-28T08:00', '2026-03-31T08:00'],
  ['2026-01-31T08:00', '2026-04-30T07:59', '2026-03-31T08:00', '2026-04-30T08:00'],
  ['2027-12-31T23:59', '2028-02-29T23:59', '2028-02-29T23:59', '2028-03-31T23:59'],
  ['2024-02-29T00:00', '2025-02-28T00:00', '2025-02-28T00:00', '2025-03-29T00:00'],
]

t.test('a period is a month from the renewal day', async (t) => {
  for (const [anchor, now, start, end] of cases)
    t.same(
      periodAt(day(anchor), day(now)),
      { start: day(start), end: day(end) },
      `${anchor} at ${now}`,
    )
})
