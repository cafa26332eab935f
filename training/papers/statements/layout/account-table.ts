import type { Account } from '../account.ts'
import { entriesOf, type Printed } from './booking-rows.ts'
import type { Draft } from './draft.ts'
import { inOneTable } from './one-table.ts'
import type { Pages } from './pages.ts'
import { inSections } from './sections.ts'
import type { TableLook } from './table.ts'

/** Puts the bookings of an account on pages, in one table or in sections. */
export function putBookings(
  draft: Draft,
  account: Account,
  look: TableLook,
  pages: Pages,
): Printed {
  const entries = entriesOf(account)
  return draft.design.sections === 'none'
    ? inOneTable(draft, account, entries, look, pages)
    : inSections(draft, account, entries, look, pages)
}
