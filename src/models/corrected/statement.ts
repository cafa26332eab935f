import { z } from 'zod'
import type { ExtractOptions } from '../../document/extract-options.ts'
import type { Extraction } from '../../document/extraction.ts'
import { bankStatementExtraction } from '../bank-statement.ts'
import { type Reconciliation, reconcile } from '../statement/reconciliation.ts'
import { booking } from './booking.ts'
import { amount, date, fields, line, MOST_ROWS } from './shapes.ts'

const MOST_ACCOUNTS = 100

/** What is written of an account into files for other programs. */
const accountFields = z
  .looseObject({
    bank: line,
    account_number: line,
    iban: line,
    bic: line,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'a currency is written like EUR')
      .nullable(),
    period_start: date,
    period_end: date,
    opening_balance: amount,
    closing_balance: amount,
  })
  .partial()
const account = z.looseObject({
  // Looked at, not taken: a schema's fields would come first in what is written.
  fields: fields.superRefine((own, { addIssue }) => {
    for (const issue of accountFields.safeParse(own).error?.issues ?? []) addIssue({ ...issue })
  }),
  evidence: fields,
  transactions: z.array(booking).max(MOST_ROWS),
  reconciliation: z.looseObject({
    opening_balance: amount,
    computed_closing_balance: amount,
    total_credits: amount,
    total_debits: amount,
  }),
})
const statement = account.extend({ accounts: z.array(account).max(MOST_ACCOUNTS).optional() })

/** Balances are reconciled anew. */
export function correctedStatement(data: unknown, options: ExtractOptions): Extraction {
  const sent = statement.parse(data)
  const accounts = (sent.accounts ?? [sent]).map((own) => ({
    ...own,
    reconciliation: unlessChanged(own.reconciliation, reconciled(own)),
  }))
  return bankStatementExtraction(accounts as never, options.dateFormat === 'MM/DD/YYYY')
}

/** What the conversion proved holds as long as its figures do. */
function unlessChanged(sent: Readonly<Record<string, unknown>>, now: Reconciliation) {
  const { ok: _, ...figures } = now
  const same = Object.entries(figures).every(
    ([name, value]) => JSON.stringify(sent[name]) === JSON.stringify(value),
  )
  return same && 'proof' in sent ? sent : now
}

/** On a card account money out makes the balance larger: the first reading tells. */
function reconciled({ fields, transactions, reconciliation }: z.output<typeof account>) {
  const sum = (text: string | null) => (text === null ? null : { value: Number(text) })
  const { opening_balance, computed_closing_balance, total_credits, total_debits } = reconciliation
  const change = Number(computed_closing_balance) - Number(opening_balance)
  const net = Number(total_credits) - Number(total_debits)
  const liability =
    opening_balance !== null &&
    computed_closing_balance !== null &&
    Math.abs(net) >= 0.005 &&
    Math.abs(change + net) < 0.005
  const figure = (text: string | null) => (text === null ? null : Number(text))
  return reconcile(
    transactions.map((own) => ({
      debit: figure(own.debit),
      credit: figure(own.credit),
      balance: figure(own.balance),
    })),
    {
      opening: sum(amount.parse(fields.opening_balance ?? null)),
      closing: sum(amount.parse(fields.closing_balance ?? null)),
      totalCredits: null,
      totalDebits: null,
      agree: true,
    },
    liability,
  )
}
