import type { Statement, StatementTransaction } from '../document/statement.ts'
import { textBesideReference } from './booking-text.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import { balancesOf, balanceWarnings, hundredths } from './statement-balances.ts'
import { firstDay, lastDay } from './statement-days.ts'
import { swiftText } from './swift-text.ts'

/** Characters of a line of free text, and lines of it. */
const LINE = 65
const MOST_LINES = 6
/** Characters of a reference. */
const REFERENCE = 16

/** SWIFT MT940, the text of a message an account, as banks hand it out: without header blocks. */
export const mt940: Output = {
  ...DESCRIPTIONS.mt940,
  write: async ({ extraction }) => {
    const lines = (extraction.statements ?? []).flatMap(message)
    return new TextEncoder().encode(lines.map((line) => `${line}\r\n`).join(''))
  },
  warnings: balanceWarnings,
}

function message(statement: Statement): string[] {
  const { opening, closing } = balancesOf(statement)
  return [
    `:20:${short(lastDay(statement))}`,
    `:25:${accountOf(statement)}`,
    ':28C:0',
    `:60F:${balance(opening, firstDay(statement), statement)}`,
    ...statement.transactions.flatMap((own) => booking(own, lastDay(statement))),
    `:62F:${balance(closing, lastDay(statement), statement)}`,
    '-',
  ]
}

/** The IBAN, or bank code and account. */
function accountOf({ iban, bankId, accountId }: Statement): string {
  const parts = iban === null ? [bankId, accountId] : [iban]
  const known = parts.flatMap((part) => (part === null ? [] : swiftText(part).replace(/[ /]/g, '')))
  return known.join('/').slice(0, 35) || '0'
}

const sideOf = (value: bigint): 'C' | 'D' => (value < 0n ? 'D' : 'C')

function figure(value: bigint): string {
  const size = value < 0n ? -value : value
  return `${size / 100n},${String(size % 100n).padStart(2, '0')}`
}

const balance = (value: bigint, day: string, { currency }: Statement): string =>
  `${sideOf(value)}${short(day)}${currency ?? 'XXX'}${figure(value)}`

function booking(own: StatementTransaction, otherwise: string): string[] {
  const value = hundredths(own.amount)
  const reference = swiftText(own.checkNumber ?? own.reference ?? '').replace(/\/\/|^\/|\/$/g, ' ')
  const text = own.checkNumber === null ? textBesideReference(own, REFERENCE) : own.description
  return [
    `:61:${short(own.date ?? otherwise)}${sideOf(value)}${figure(value)}` +
      `${own.checkNumber === null ? 'NMSC' : 'NCHK'}${reference.slice(0, REFERENCE).trim() || 'NONREF'}`,
    ...information(swiftText(text)),
  ]
}

/** Free text in lines, of which none begins as a field or the message's end does. */
function information(text: string): string[] {
  if (text === '') return []
  const lines: string[] = []
  for (let rest = text; rest !== '' && lines.length < MOST_LINES; ) {
    lines.push(rest.slice(0, LINE).trimEnd())
    rest = rest.slice(LINE).replace(/^[ :-]+/, '')
  }
  return [`:86:${lines[0]}`, ...lines.slice(1)]
}

/** YYMMDD. */
const short = (iso: string): string => iso.slice(2).replaceAll('-', '')
