import type { Account } from '../account.ts'
import { balanceText, type Entry, isOwed, moneyText } from './booking-rows.ts'
import { chance, type Draft } from './draft.ts'
import type { Block } from './pages.ts'
import type { Table, TableRow } from './table.ts'
import { labelled, text } from './texts.ts'

/** What the opening and the closing balance are called. */
export const endsOf = (draft: Draft, account: Account): [string, string] =>
  draft.style
    .pair(isOwed(account) ? 'owed' : 'balances')
    .map((label, at) => label.replace('{d}', draft.style.day(at ? account.to : account.from))) as [
    string,
    string,
  ]

/** Opening and closing balance in one line. */
export function bothEnds(draft: Draft, account: Account): Block {
  const { style } = draft
  const [before, after] = endsOf(draft, account)
  const [opening, closing] = [account.opening, account.closing].map((cents) =>
    moneyText(draft, account, cents),
  )
  return text(
    draft,
    [`${labelled(style, before)} ${opening}     ${labelled(style, after)} ${closing}`],
    { after: 5, wrap: true },
  )
}

const endValue = (account: Account, cents: number): number => (isOwed(account) ? -cents : cents)

/** A balance beside a table. */
export function balanceLine(
  draft: Draft,
  account: Account,
  label: string,
  cents: number,
  table: Table,
) {
  const { style } = draft
  const far = chance(draft, 'end-lines-far', 0.6)
  const value = moneyText(draft, account, cents)
  return far
    ? {
        ...text(draft, [label], { bold: true }),
        marks: (y: number) => [
          ...text(draft, [label], { bold: true, left: table.left + 2 }).marks(y, false),
          ...text(draft, [value], { bold: true, align: 'right', right: table.right - 2 }).marks(
            y,
            false,
          ),
        ],
      }
    : text(draft, [`${labelled(style, label)} ${value}`], { bold: true })
}

/** A balance in a row of the table: in its column, or in that of its side. */
export function balanceCell(draft: Draft, account: Account, cents: number): TableRow['cells'] {
  const { columns } = draft.design
  const printed = balanceText(draft, account, cents)
  if (columns.includes('balance')) return { balance: [printed] }
  if (columns.includes('sum')) return { sum: [printed] }
  if (columns.includes('amount')) return { amount: [printed] }
  const side = endValue(account, cents) < 0 ? 'out' : 'in'
  return { [side]: [draft.style.bare(cents)] }
}

/** What went out (-1) or came in (1). */
export const sumOf = (entries: readonly Entry[], sign: 1 | -1): number =>
  entries.reduce((sum, { booking }) => sum + Math.max(0, sign * booking.cents), 0)
