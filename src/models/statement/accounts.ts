import { ibanLikeIn, ibansIn } from '../../fields/iban.ts'
import { distance } from '../../fields/label.ts'
import { cents } from '../../fields/money.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'
import { labelHits, placesOf } from '../paper/label-places.ts'
import type { StatementTable } from './bookings.ts'
import type { InlineBalance } from './lines.ts'

/** A part of a statement about one account. */
export interface AccountPart {
  readonly iban: Found | null
  readonly accountNumber: Found | null
  readonly tables: readonly StatementTable[]
  /** Rows of the document: `from` up to, not including, `to`. */
  readonly from: number
  readonly to: number
}

interface Named {
  readonly key: string
  readonly row: number
  readonly iban: Found | null
  readonly number: Found | null
  /** Its check digits fit. */
  readonly checks: boolean
}

/** Tables by the account that was named last above them; one part where there is one account. */
export function accountParts(
  document: DocumentText,
  tables: readonly StatementTable[],
): AccountPart[] {
  const names = accountNames(document, new Set(tables.flatMap((table) => table.rows)))
  const owner = tables.map(
    (table) => names.findLast((name) => name.row < table.head.first) ?? names[0] ?? null,
  )
  const keys = [...new Set(owner.map((name) => name?.key ?? ''))]
  const balanced = keys.length <= 1 ? balancedTables(tables) : []
  if (balanced.length > 1) return partsOf(balanced, document)
  if (keys.length <= 1) {
    const iban = names.find((name) => name.iban)?.iban ?? null
    const accountNumber = names.find((name) => name.number)?.number ?? null
    return [{ iban, accountNumber, tables, from: 0, to: document.rows.length }]
  }
  const starts = keys.map((key) => names.find((name) => name.key === key)?.row ?? 0)
  return keys.map((key, i) => ({
    iban: names.find((name) => name.key === key && name.iban)?.iban ?? null,
    accountNumber: names.find((name) => name.key === key && name.number)?.number ?? null,
    tables: tables.filter((_, t) => (owner[t]?.key ?? '') === key),
    from: i === 0 ? 0 : starts[i]!,
    to: starts[i + 1] ?? document.rows.length,
  }))
}

/**
 * Tables of one account each: every account begins with a balance that the one before did not end
 * in, and ends in one of its own. One list where that is not so.
 */
function balancedTables(tables: readonly StatementTable[]): StatementTable[][] {
  const parts: { tables: StatementTable[]; closing: InlineBalance | undefined }[] = []
  for (const table of tables) {
    const of = (kind: 'opening' | 'closing') => table.balances.find((own) => own.kind === kind)
    const [opening, closing] = [of('opening'), of('closing')]
    const part = parts.at(-1)
    if (part && !(opening && part.closing && !isSame(opening, part.closing))) {
      part.tables.push(table)
      part.closing = closing ?? part.closing
    } else parts.push({ tables: [table], closing })
  }
  return parts.every((part) => part.closing) ? parts.map((part) => part.tables) : []
}

/** The same sum; in a scan a digit may be misread. */
function isSame(a: InlineBalance, b: InlineBalance): boolean {
  const [left, right] = [a, b].map(({ balance }) => String(cents(balance.value)))
  return distance(left!, right!, 1) <= (a.row.recognised ? 1 : 0)
}

/** The digits a heading of an account ends in: `Regular Savings - 8820`. */
const HEADING_NUMBER = /(?:^|\s)([\d*xX][\d*xX-]{2,}\d)$/

/** Parts from the heading over their first table up to the next one's. */
function partsOf(
  parts: readonly (readonly StatementTable[])[],
  document: DocumentText,
): AccountPart[] {
  const starts = parts.map((tables, i) => {
    const end = Math.max(-1, ...(parts[i - 1] ?? []).flatMap((table) => table.rows))
    return i === 0 ? 0 : Math.min(end + 1, tables[0]!.head.first)
  })
  return parts.map((tables, i) => {
    const row = document.rows[tables[0]!.head.first - 1]
    const number = row && row.index >= starts[i]! ? HEADING_NUMBER.exec(row.text)?.[1] : undefined
    return {
      iban: null,
      accountNumber: row && number ? foundIn(number, row.words, row.page, null, 0.7) : null,
      tables,
      from: starts[i]!,
      to: starts[i + 1] ?? document.rows.length,
    }
  })
}

/** Share of its characters that a running head may be misread in. */
const MISREAD = 0.15

/** The same text stands at the same height of an earlier page: it says nothing about this one. */
const isRunningHead = (row: Row, document: DocumentText): boolean =>
  document.rows.some(
    (other) =>
      other.page < row.page &&
      Math.abs(other.baseline - row.baseline) < 1.5 * row.em &&
      isSameText(other, row),
  )

function isSameText(a: Row, b: Row): boolean {
  if (!a.recognised || !b.recognised) return a.text === b.text
  const most = Math.floor(MISREAD * a.text.length)
  return distance(a.text, b.text, most) <= most
}

/** Characters of an IBAN that may be misread for it still to be the same account's. */
const MOST_MISREAD = 3

/** One account's number that was read in two ways: one of the two does not check. */
const isSameIban = (a: Named, b: Named): boolean =>
  a.iban !== null &&
  b.iban !== null &&
  a.checks !== b.checks &&
  distance(a.key, b.key, MOST_MISREAD) <= MOST_MISREAD

/** Where an account is named outside of bookings: its IBAN, or its labelled number. */
function accountNames(document: DocumentText, inTables: ReadonlySet<number>): Named[] {
  const names: Named[] = []
  for (const row of document.rows) {
    if (inTables.has(row.index) || isRunningHead(row, document)) continue
    const checked = ibansIn(row.text)[0]
    const value = checked?.value ?? ibanLikeIn(row.text)
    if (!value) continue
    const note = checked
      ? checked.repaired
        ? { note: 'one character was changed for the check digits to fit' }
        : {}
      : { note: 'the check digits do not fit' }
    const iban = {
      ...foundIn(value, row.words, row.page, 'IBAN', checked ? 1 : 0.7),
      text: row.text,
      ...note,
    }
    names.push({ key: value, row: row.index, iban, number: null, checks: checked !== undefined })
  }
  for (const hit of labelHits(document, ['account_number'])) {
    if (
      inTables.has(hit.row.index) ||
      isRunningHead(hit.row, document) ||
      names.some((name) => name.row === hit.row.index)
    )
      continue
    for (const place of placesOf(hit, document)) {
      const match = /^[\p{L}#:.]{0,4}\s*([\d*xX][\d*xX\s-]{3,}[\dxX])/u.exec(place.text)
      if (!match || match[1]!.replace(/\D/g, '').length < 4) continue
      const value = match[1]!.trim()
      const number = foundIn(value, place.words, place.row.page, hit.label.text, hit.label.score)
      names.push({
        key: value.replace(/\D/g, ''),
        row: hit.row.index,
        iban: null,
        number,
        checks: false,
      })
      break
    }
  }
  // One account may be named by its IBAN and by its number.
  return names
    .map((name) => {
      const whole = names.find(
        (other) =>
          other.iban !== null &&
          ((name.iban === null && other.key.replace(/\D/g, '').endsWith(name.key)) ||
            (other.checks && isSameIban(name, other))),
      )
      return whole ? { ...name, key: whole.key } : name
    })
    .sort((a, b) => a.row - b.row)
}
