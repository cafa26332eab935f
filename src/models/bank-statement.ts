import type { Extraction, Warning } from '../document/extraction.ts'
import type { Statement } from '../document/statement.ts'
import { isIban, partsOfIban } from '../fields/iban.ts'
import { decimalText } from '../fields/money.ts'
import { type Found, fieldsOf, round, roundBox } from '../reading/found.ts'
import { ibanWarning } from '../reading/ibans.ts'
import { type LikelyCurrency, likelyCurrency } from '../reading/origin.ts'
import { WEIGHTS } from '../scoring/fitted.ts'
import { decideFields } from './candidates/field-set.ts'
import { foundDecision } from './candidates/found-decision.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { type Records, recordExtraction } from './field-sheets.ts'
import { kindWarning } from './kind/mismatch.ts'
import type { Model } from './model.ts'
import type { Account } from './statement/account.ts'
import { balanceDays } from './statement/balance-days.ts'
import { bankCodeOf } from './statement/bank-code.ts'
import { bicOf } from './statement/bic.ts'
import type { AccountBalance, Booking } from './statement/booking.ts'
import { BANK_STATEMENT_FIELDS } from './statement/field-names.ts'
import { STATEMENT } from './statement/field-set.ts'
import { labelledCurrency } from './statement/labelled-currency.ts'
import { moneyText } from './statement/money-text.ts'
import { outsideOf } from './statement/outside.ts'
import { NO_PROOF, reconciliationOf } from './statement/proof.ts'
import { reconcile } from './statement/reconciliation.ts'
import { type ReadStatement, readStatement } from './statement/statement.ts'
import type { Trace } from './trace.ts'

/** Codes behind a label for the account's currency are right: all of 22 were, by Laplace's rule of succession. */
const LABELLED = (22 + 1) / (22 + 2)

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

/** Account statements of banks and cards: balances, bookings, and what proves them. */
export const bankStatement: Model = {
  ...DESCRIPTIONS.bank_statement,
  extract: (pages, _options, trace) => {
    const read = readStatement(pages)
    trace?.statement?.(read)
    const common = commonFields(read, trace)
    // What is not printed is null, though account numbers name a country.
    const money = moneyText(read.document, read.accounts)
    const labelled = labelledCurrency(money)
    const currency = labelled ? { code: labelled, probability: LABELLED } : likelyCurrency(money)
    const accounts = read.accounts.map((account) => accountContent(account, currency, common))
    const nothing = accounts.length > 0 ? [] : [NOTHING]
    const warnings = [
      ...nothing,
      ...read.accounts.flatMap(dayWarning),
      ...read.accounts.flatMap(gapWarning),
      ...read.accounts.flatMap(({ part }) => ibanWarning(part.iban)),
      ...kindWarning(read.document, 'bank_statement'),
    ]
    return bankStatementExtraction(
      accounts.length > 0 ? accounts : [emptyContent(common)],
      read.document.dateOrder === 'mdy',
      warnings,
    )
  },
}

const NOTHING: Warning = {
  code: 'NOTHING_FOUND',
  message: 'no bookings were found: no rows with a date and a sum in columns',
}

/** Rows that a warning names, at most. */
const MOST_NAMED = 10

/** A note of the rows whose days were misread, do not fit those around them, or are missing. */
function dayWarning(
  { bookings }: Account,
  account: number,
  { length }: readonly Account[],
): Warning[] {
  const rows = bookings.flatMap(({ day }, i) => (day === 'doubtful' ? [i] : []))
  if (rows.length === 0) return []
  const named = rows.slice(0, MOST_NAMED).map((i) => i + 1)
  const more = rows.length > named.length ? ` and ${rows.length - named.length} more` : ''
  const where = length > 1 ? ` of account ${account + 1}` : ''
  const { page, box } = bookings[rows[0]!]!
  return [
    {
      code: 'DAYS_DOUBTFUL',
      message: `the days of rows ${named.join(', ')}${more}${where} were misread, do not fit those around them, or are missing`,
      page,
      box: roundBox(box),
    },
  ]
}

/** A note of bookings that the balances say are missing: lost in a scan, or left out by who printed it. */
function gapWarning(
  { bookings, gaps }: Account,
  account: number,
  { length }: readonly Account[],
): Warning[] {
  const [first] = gaps
  if (!first) return []
  const named = gaps.slice(0, MOST_NAMED).map((gap) => gapContent(gap).message)
  const more = gaps.length > named.length ? `; and ${gaps.length - named.length} more` : ''
  const where = length > 1 ? ` (account ${account + 1})` : ''
  const { page, box, recognised } = bookings[first.after + 1]!
  const orElse = recognised ? ', or a balance was misread' : ''
  return [
    {
      code: 'BOOKING_MISSING',
      message: `${named.join('; ')}${more}${orElse}${where}`,
      page,
      box: roundBox(box),
    },
  ]
}

/** The views of a statement's accounts. @param monthFirst how it writes its dates */
export function bankStatementExtraction(
  accounts: readonly StatementAccount[],
  monthFirst: boolean,
  warnings: readonly Warning[] = [],
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
    warnings,
    true,
  )
  return { ...extraction, statements: accounts.map((own) => statementOf(own, monthFirst)) }
}

/** An account in wire names. */
type StatementAccount = ReturnType<typeof accountContent> | ReturnType<typeof emptyContent>

type Fields = Readonly<Record<string, Found | null>>

function commonFields(
  { document, period, booked, accounts, ground }: ReadStatement,
  trace?: Trace,
): Fields {
  const days = accounts[0] && balanceDays(accounts[0], ground)
  const outside = outsideOf(document, booked)
  const decided = decideFields(STATEMENT, outside, WEIGHTS.bank_statement, {}, trace?.fields)
  const found = (field: string) => foundDecision(decided[field], outside)
  return {
    bank: found('bank'),
    account_holder: found('account_holder'),
    account_holder_address: found('account_holder_address'),
    bic: bicOf(document),
    bank_code: bankCodeOf(document)?.code ?? null,
    // Of several accounts each has its own.
    account_number: accounts.length > 1 ? null : found('account_number'),
    statement_number: found('statement_number'),
    statement_date: found('statement_date') ?? period.date,
    period_start: period.start ?? days?.start ?? null,
    period_end: period.end ?? days?.end ?? null,
  }
}

/** What is left of a document in which no booking was found. */
const emptyContent = (common: Fields) => ({
  ...fieldsOf(BANK_STATEMENT_FIELDS, { ...common }),
  transactions: [] as ReturnType<typeof transactionContent>[],
  reconciliation: { ...reconcile([], NO_BALANCES, false), proof: NO_PROOF, gaps: [] },
})

function accountContent(account: Account, currency: LikelyCurrency | null, common: Fields) {
  const { part } = account
  const opening = foundBalance(account.opening)
  const closing = foundBalance(account.closing)
  const anchor = opening ?? closing ?? part.iban ?? part.accountNumber ?? common.account_number
  return {
    ...fieldsOf(BANK_STATEMENT_FIELDS, {
      ...common,
      iban: part.iban,
      account_number: numberOf(
        common.account_number ?? part.accountNumber,
        part.iban,
        common.bic ?? null,
      ),
      currency:
        currency && anchor
          ? {
              ...anchor,
              value: currency.code,
              confidence: Math.min(anchor.confidence, currency.probability),
            }
          : null,
      opening_balance: opening,
      closing_balance: closing,
    }),
    transactions: account.bookings.map(transactionContent),
    reconciliation: { ...reconciliationOf(account), gaps: account.gaps.map(gapContent) },
  }
}

/** A sum, where no account has its number. */
const SUM = /^(?:\d{1,3}(?:[.,' ]\d{3})*|\d{4,7})[.,]\d{2}$/
/** Set in fours, as IBANs are. */
const IN_FOURS = /^(?:[\dA-Z]{4} )+[\dA-Z]{1,4}$/
/** Letters of the country and check digits. */
const FRONT_OF_IBAN = 4

/** The number of an account; its IBAN where that is all that numbers it, of which the end alone may have been found. */
function numberOf(
  found: Found<unknown> | null,
  iban: Found | null,
  bic: Found<unknown> | null,
): Found<unknown> | null {
  if (!iban || !found) return found ?? iban
  const printed = String(found.value)
  const isEnd = IN_FOURS.test(printed) && plainNumber(printed) === iban.value.slice(FRONT_OF_IBAN)
  const isOther = SUM.test(printed) || printed === bic?.value
  return isOther || isEnd ? iban : found
}

const plainNumber = (text: string): string => text.replace(/[^\dA-Z]/g, '')

const NO_BALANCES = {
  opening: null,
  closing: null,
  totalCredits: null,
  totalDebits: null,
  agree: true,
}

const money = (cents: number | null, decimals = 2): string | null =>
  cents === null ? null : decimalText(cents / 100, decimals)

/** A balance as a field; null where it is not printed. */
function foundBalance(balance: AccountBalance | null): Found | null {
  if (!balance?.printed) return null
  const { printed } = balance
  const figure = 'figure' in printed ? printed.figure : printed
  return {
    value: money(balance.cents, figure.decimals)!,
    text: figure.text,
    label: 'label' in printed ? printed.label : null,
    page: 'page' in figure ? figure.page : 1,
    box: figure.box,
    confidence: Math.min(0.99, figure.confidence),
  }
}

/** A booking in wire names. Boxes in points. */
const transactionContent = (own: Booking) => {
  const { corrected } = own
  const correction = corrected && {
    field: corrected.what,
    from: money(corrected.correction.from),
    to: money(corrected.correction.to),
  }
  return {
    date: own.date,
    value_date: own.valueDate,
    description: own.description,
    reference: own.reference,
    check_number: own.checkNumber,
    type: typeOf(own),
    debit: own.side === 'debit' ? money(own.cents, own.decimals) : null,
    credit: own.side === 'credit' ? money(own.cents, own.decimals) : null,
    balance: money(own.balance),
    page: own.page,
    box: roundBox(own.box),
    confidence: round(own.probability),
    explained_by: own.explainedBy,
    ...(correction ? { corrected: correction, note: noteOf(correction) } : {}),
  }
}

/** What kind of booking it is, as printed in a column of its own. */
const typeOf = ({ checkNumber, description, kind }: Booking): string | null =>
  checkNumber !== null || /^(?:check|cheque)\b/i.test(description) ? 'check' : kind

const noteOf = ({
  field,
  from,
  to,
}: {
  field: string
  from: string | null
  to: string | null
}): string =>
  from === null
    ? `the ${field} could not be read; the balances give ${to}`
    : `the ${field} was read as ${from}; the balances give ${to}`

/** @returns a sentence for people, and the figures */
const gapContent = ({ after, cents }: Account['gaps'][number]) => ({
  after,
  amount: money(cents),
  message:
    after < 0
      ? `a booking of ${money(cents)} is missing before row 1`
      : `a booking of ${money(cents)} is missing between rows ${after + 1} and ${after + 2}`,
})

/** An account as import files need it. */
function statementOf(
  { fields, transactions, reconciliation }: StatementAccount,
  monthFirst: boolean,
): Statement {
  const field = (name: string) => (fields[name] as string | null | undefined) ?? null
  const iban = field('iban')
  const parts = iban === null ? null : partsOfIban(iban)
  const number = field('account_number')
  return {
    bankId: field('bank_code') ?? parts?.bank ?? null,
    accountId: number === iban ? (parts?.account ?? number) : number,
    // Of files that banks read none is sent to an account that is not there.
    iban: iban !== null && isIban(iban) ? iban : null,
    currency: field('currency'),
    periodStart: field('period_start'),
    periodEnd: field('period_end') ?? field('statement_date'),
    openingBalance: reconciliation.opening_balance,
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
