import type { Extraction } from '../document/extraction.ts'
import type { Statement } from '../document/statement.ts'
import { partsOfIban } from '../fields/iban.ts'
import { plainText, wordsOfKind } from '../fields/lexicon.ts'
import { decimalText } from '../fields/money.ts'
import { type Records, recordExtraction } from './field-sheets.ts'
import type { Model } from './model.ts'
import { type DocumentText, documentText } from './paper/document-text.ts'
import { type Found, fieldsOf, round, roundBox } from './paper/found.ts'
import { firstIdentifier } from './paper/labelled-identifiers.ts'
import { currencyOfDocument } from './paper/origin.ts'
import { type AccountPart, accountParts } from './statement/accounts.ts'
import { balancesAgree } from './statement/agreement.ts'
import {
  foundBalance,
  type PrintedBalances,
  printedBalances,
  sameSum,
} from './statement/balances.ts'
import { bankOf, bicOf, holderOf } from './statement/bank.ts'
import type { StatementTable } from './statement/bookings.ts'
import { isStatementLike } from './statement/kind.ts'
import { type Period, periodOf, yearGiver } from './statement/period.ts'
import { reconcile } from './statement/reconciliation.ts'
import { statementTables } from './statement/tables.ts'
import { totalsMet } from './statement/totals.ts'
import { settled, type Transaction } from './statement/transactions.ts'

export const BANK_STATEMENT_FIELDS = [
  'bank',
  'account_holder',
  'account_holder_address',
  'account_number',
  'iban',
  'bic',
  'currency',
  'statement_number',
  'statement_date',
  'period_start',
  'period_end',
  'opening_balance',
  'closing_balance',
] as const

const COLUMNS = [
  'date',
  'value_date',
  'description',
  'reference',
  'check_number',
  'type',
  'debit',
  'credit',
  'balance',
] as const

/** Account statements of banks and cards: balances, bookings, and whether they add up. */
export const bankStatement: Model = {
  name: 'bank_statement',
  outputs: ['xlsx', 'csv', 'txt', 'json', 'csv_quickbooks', 'csv_xero', 'ofx'],
  extract: (pages) => {
    const document = documentText(pages)
    const tables = isStatementLike(document) ? tablesWithDates(document) : []
    const booked = tables.some((table) => table.bookings.length > 0)
    const parts = booked ? accountParts(document, tables) : []
    const period = periodOf(document)
    const common = booked ? commonFields(document, period, tables) : {}
    const accounts = parts.map((part) => accountOf(part, document, period, common))
    return bankStatementExtraction(accounts, document.dateOrder === 'mdy')
  },
}

/** The views of a statement's accounts. @param monthFirst how it writes its dates */
export function bankStatementExtraction(
  accounts: readonly StatementAccount[],
  monthFirst: boolean,
): Extraction {
  const [first] = accounts
  const { fields, evidence } = first ?? fieldsOf(BANK_STATEMENT_FIELDS, {})
  const lists = accounts.map(
    (account, i): Records => ({
      name: accounts.length > 1 ? `Transactions ${i + 1}` : 'Transactions',
      columns: COLUMNS,
      rows: account.transactions.map((transaction) => COLUMNS.map((c) => transaction[c])),
    }),
  )
  const extraction = recordExtraction(
    {
      fields,
      evidence,
      transactions: first?.transactions ?? [],
      reconciliation: first?.reconciliation ?? reconcile([], NO_BALANCES, false),
      ...(accounts.length > 1 ? { accounts } : {}),
    },
    lists.length > 0 ? lists : [{ name: 'Transactions', columns: COLUMNS, rows: [] }],
    [],
    true,
  )
  return { ...extraction, statements: accounts.map((own) => statementOf(own, monthFirst)) }
}

/** An account in wire names. */
type StatementAccount = ReturnType<typeof accountOf>

/** Tables of bookings; without dates they are something else. */
const tablesWithDates = (document: DocumentText): StatementTable[] =>
  statementTables(document).filter(
    ({ bookings, balances }) =>
      bookings.length + balances.length > 0 &&
      bookings.filter((booking) => booking.date !== null).length * 2 >= bookings.length,
  )

function commonFields(
  document: DocumentText,
  period: Period,
  tables: readonly StatementTable[],
): Record<string, Found | null> {
  const end = Math.min(...tables.map((table) => table.head.first))
  const bank = bankOf(document, end)
  const holder = holderOf(document, bank?.value ?? null, end)
  return {
    bank,
    account_holder: holder.name,
    account_holder_address: holder.address,
    bic: bicOf(document),
    statement_number: firstIdentifier(document, ['statement_number']),
    statement_date: period.date,
    period_start: period.start,
    period_end: period.end,
  }
}

function accountOf(
  part: AccountPart,
  document: DocumentText,
  period: Period,
  common: Readonly<Record<string, Found | null>>,
) {
  const liability = isLiability(document, part.tables)
  const printed = printedBalances(document, part)
  const bookings = part.tables.flatMap((table) => table.bookings)
  const yearOf = yearGiver(document, period)
  const transactions = settled(bookings, printed, liability, yearOf)
  const balances = liability ? withOwed(printed, transactions) : printed
  const agree =
    balances.agree &&
    totalsMet(part.tables, transactions, balances.opening, balances.totals) &&
    balancesAgree(document, part, transactions, balances, liability ? -1 : 1, yearOf)
  const opening = foundBalance(balances.opening)
  const currency = currencyOfDocument(document)
  const anchor = opening ?? foundBalance(balances.closing) ?? part.iban ?? part.accountNumber
  return {
    ...fieldsOf(BANK_STATEMENT_FIELDS, {
      ...common,
      iban: part.iban,
      account_number: part.accountNumber,
      currency: currency && anchor ? { ...anchor, value: currency } : null,
      opening_balance: opening,
      closing_balance: foundBalance(balances.closing),
    }),
    transactions: transactions.map(transactionContent),
    reconciliation: reconcile(transactions, { ...balances, agree }, liability),
  }
}

const NO_BALANCES: PrintedBalances = {
  opening: null,
  closing: null,
  totalCredits: null,
  totalDebits: null,
  totals: [],
  agree: true,
  owed: [],
}

/** A card account's closing balance may be called a sum due: the one its bookings come to. */
function withOwed(printed: PrintedBalances, transactions: readonly Transaction[]): PrintedBalances {
  if (printed.closing || !printed.opening) return printed
  const owed = transactions.reduce(
    (sum, own) => sum + (own.debit ?? 0) - (own.credit ?? 0),
    printed.opening.value,
  )
  const closing =
    printed.owed.find((sum) => sameSum(sum.value, owed)) ?? printed.owed.at(-1) ?? null
  return { ...printed, closing }
}

const CARD_WORDS = wordsOfKind('card_statement')

/** A card account: it says so outside of its bookings. */
function isLiability(document: DocumentText, tables: readonly StatementTable[]): boolean {
  const inTables = new Set(tables.flatMap((table) => table.rows))
  return document.rows.some(
    (row) =>
      !inTables.has(row.index) && CARD_WORDS.some((word) => plainText(row.text).includes(word)),
  )
}

const amount = (value: number | null): string | null => (value === null ? null : decimalText(value))

/** A transaction in wire names. Boxes in points. */
const transactionContent = (own: Transaction) => ({
  date: own.date,
  value_date: own.valueDate,
  description: own.description,
  reference: own.reference,
  check_number: own.checkNumber,
  type: own.type,
  debit: amount(own.debit),
  credit: amount(own.credit),
  balance: amount(own.balance),
  page: own.page,
  box: roundBox(own.box),
  confidence: round(own.confidence),
  ...(own.note === null ? {} : { note: own.note }),
})

/** An account as import files need it. */
function statementOf(
  { fields, transactions, reconciliation }: ReturnType<typeof accountOf>,
  monthFirst: boolean,
): Statement {
  const field = (name: string) => (fields[name] as string | null | undefined) ?? null
  const iban = field('iban')
  const parts = iban === null ? null : partsOfIban(iban)
  return {
    bankId: parts?.bank ?? null,
    accountId: field('account_number') ?? parts?.account ?? null,
    currency: field('currency'),
    periodStart: field('period_start'),
    periodEnd: field('period_end') ?? field('statement_date'),
    closingBalance: reconciliation.closing_balance ?? reconciliation.computed_closing_balance,
    monthFirst,
    transactions: transactions.map((own) => ({
      date: own.date,
      description: own.description,
      reference: own.reference,
      checkNumber: own.check_number,
      amount:
        own.debit === null || Number(own.debit) === 0 ? (own.credit ?? '0.00') : `-${own.debit}`,
      balance: own.balance,
    })),
  }
}
