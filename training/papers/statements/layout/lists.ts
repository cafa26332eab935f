import { isoDay } from '../../../kit/locale/dates.ts'
import { decimalOf } from '../../../kit/locale/figures.ts'
import type { Align } from '../../../kit/sheet.ts'
import type { Account } from '../account.ts'
import { balanceText, type Entry, type Transaction } from './booking-rows.ts'
import type { Draft } from './draft.ts'
import { gap, type Pages } from './pages.ts'
import { grid, text } from './texts.ts'

/** Checks in columns side by side, by number; down the columns or across them. */
export function checkList(draft: Draft, checks: readonly Entry[], pages: Pages): Transaction[] {
  const { style, random } = draft
  const sorted = [...checks].sort(
    (a, b) =>
      Number(a.booking.check) - Number(b.booking.check) ||
      isoDay(a.booking.day).localeCompare(isoDay(b.booking.day)),
  )
  const beside = sorted.length < 3 ? 1 : random.at('checks/beside').int(1, 3)
  const dateFirst = random.at('checks/date-first').chance(0.3)
  const head = dateFirst
    ? [style.word('date'), style.word('check'), style.word('amount')]
    : [style.word('check'), style.word('date'), style.word('amount')]
  const down = random.at('checks/down').chance(0.5)
  const rows = Math.ceil(sorted.length / beside)
  const lines = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: beside }, (_, c) => sorted[down ? c * rows + r : r * beside + c]).flatMap(
      (entry) => {
        if (!entry) return ['', '', '']
        const { booking } = entry
        const [day, amount] = [style.rowDay(booking.day), style.bare(booking.cents)]
        return dateFirst ? [day, booking.check!, amount] : [booking.check!, day, amount]
      },
    ),
  )
  const aligns = Array.from({ length: beside }, (): Align[] => ['left', 'left', 'right']).flat()
  const heads = Array.from({ length: beside }, () => head).flat()
  put(draft, style.word('checks'), [heads, ...lines], aligns, pages)
  const total = checks.reduce((sum, { booking }) => sum - booking.cents, 0)
  if (random.at('checks/total').chance(0.6))
    pages.put(
      text(draft, [`${style.word('turnover')} ${style.word('checks')}  ${style.sum(total)}`], {
        bold: true,
        after: 8,
      }),
    )
  return sorted.map(({ booking }) => ({
    date: isoDay(booking.day),
    // Nothing but number, day and amount stands there.
    description: booking.check,
    debit: decimalOf(-booking.cents),
    check_number: booking.check,
  }))
}

/** The balance at the end of each day, in columns side by side. */
export function dailyList(
  draft: Draft,
  account: Account,
  entries: readonly Entry[],
  pages: Pages,
): void {
  const { style, random } = draft
  const last = entries.filter(
    (entry, at) =>
      isoDay(entry.booking.day) !==
      isoDay(entries[at + 1]?.booking.day ?? { year: 0, month: 1, day: 1 }),
  )
  const beside = last.length < 3 ? 1 : random.at('daily/beside').int(2, 4)
  const rows = Math.ceil(last.length / beside)
  const lines = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: beside }, (_, c) => last[c * rows + r]).flatMap((entry) =>
      entry
        ? [style.rowDay(entry.booking.day), balanceText(draft, account, entry.balance)]
        : ['', ''],
    ),
  )
  const heads = Array.from({ length: beside }, () => [
    style.word('date'),
    style.word('balance'),
  ]).flat()
  const aligns = Array.from({ length: beside }, (): Align[] => ['left', 'right']).flat()
  put(draft, style.word('daily').replace(/ ?\{d\} ?/, ''), [heads, ...lines], aligns, pages)
}

function put(
  draft: Draft,
  title: string,
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  pages: Pages,
): void {
  const look = { head: true, ruled: true, after: 6 }
  const heading = text(draft, [title], { size: 1.15, bold: true, after: 4 })
  const most = Math.max(
    4,
    Math.floor((pages.bottom - pages.laterTop) / (draft.face.size * 1.5)) - 6,
  )
  if (!pages.fits(heading.height + 50)) pages.next()
  pages.put(heading)
  for (let from = 1; from < rows.length; ) {
    const room = Math.max(
      3,
      Math.floor((pages.bottom - pages.y - 12) / (draft.face.size * 1.42)) - 1,
    )
    const count = Math.min(room, most)
    pages.put(grid(draft, [rows[0]!, ...rows.slice(from, from + count)], aligns, look))
    from += count
  }
  pages.put(gap(6))
}
