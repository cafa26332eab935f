import type { Statement, StatementTransaction } from '../document/statement.ts'
import { textBesideReference } from './booking-text.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import { balancesOf, balanceWarnings, hundredths } from './statement-balances.ts'
import { firstDay, lastDay, lastDayOf } from './statement-days.ts'
import { type Element, xmlFile } from './xml-element.ts'
import { escaped } from './xml-text.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
/** Characters of a line of free text, of a reference and of another identification (Max140Text, Max35Text, Max34Text). */
const LINE = 140
const REFERENCE = 35
const IDENTIFICATION = 34

/** ISO 20022 camt.053.001.08, BankToCustomerStatement: a statement an account. */
export const camt053: Output = {
  ...DESCRIPTIONS.camt053,
  write: async ({ extraction }) => {
    const statements = extraction.statements ?? []
    const content: Element = [
      'BkToCstmrStmt',
      [
        [
          'GrpHdr',
          [
            ['MsgId', compact(lastDayOf(statements))],
            ['CreDtTm', noon(lastDayOf(statements))],
          ],
        ],
        ...statements.map(statementOf),
      ],
    ]
    return xmlFile([`Document xmlns="${NAMESPACE}"`, [content]])
  },
  warnings: balanceWarnings,
}

function statementOf(statement: Statement, at: number): Element {
  const { opening, closing } = balancesOf(statement)
  const [first, last] = [firstDay(statement), lastDay(statement)]
  return [
    'Stmt',
    [
      ['Id', `${compact(last)}-${at + 1}`],
      ['CreDtTm', noon(last)],
      [
        'FrToDt',
        [
          ['FrDtTm', `${first}T00:00:00`],
          ['ToDtTm', `${last}T23:59:59`],
        ],
      ],
      [
        'Acct',
        [
          ['Id', [identification(statement)]],
          ...(statement.currency === null ? [] : [['Ccy', statement.currency] as const]),
        ],
      ],
      balance('OPBD', opening, first, statement),
      balance('CLBD', closing, last, statement),
      ...statement.transactions.map((own) => entry(own, statement)),
    ],
  ]
}

/** The IBAN, or bank code and account. */
function identification({ iban, bankId, accountId }: Statement): Element {
  if (iban !== null) return ['IBAN', iban.replace(/\s/g, '')]
  const known = [bankId, accountId].flatMap((part) => part?.replace(/\s/g, '') ?? [])
  return ['Othr', [['Id', known.join('/').slice(0, IDENTIFICATION) || 'NOTPROVIDED']]]
}

const balance = (code: string, value: bigint, day: string, statement: Statement): Element => [
  'Bal',
  [['Tp', [['CdOrPrtry', [['Cd', code]]]]], ...amount(value, statement), ['Dt', [['Dt', day]]]],
]

/** What it is worth and which way it goes; XXX is no currency (ISO 4217). */
function amount(value: bigint, { currency }: Statement): Element[] {
  const size = value < 0n ? -value : value
  return [
    [
      `Amt Ccy="${escaped(currency ?? 'XXX')}"`,
      `${size / 100n}.${String(size % 100n).padStart(2, '0')}`,
    ],
    ['CdtDbtInd', value < 0n ? 'DBIT' : 'CRDT'],
  ]
}

function entry(own: StatementTransaction, statement: Statement): Element {
  const text = textBesideReference(own, REFERENCE)
  const details: Element[] = [
    ...(own.checkNumber === null
      ? []
      : [['Refs', [['ChqNb', own.checkNumber.slice(0, REFERENCE)]]] as const]),
    ...(text === '' ? [] : [['RmtInf', linesOf(text)] as const]),
  ]
  const reference = own.reference?.trim().slice(0, REFERENCE)
  return [
    'Ntry',
    [
      ...amount(hundredths(own.amount), statement),
      ['Sts', [['Cd', 'BOOK']]],
      ...(own.date === null ? [] : [['BookgDt', [['Dt', own.date]]] as const]),
      ...(reference ? [['AcctSvcrRef', reference] as const] : []),
      ['BkTxCd', [['Prtry', [['Cd', 'NOTPROVIDED']]]]],
      ...(details.length === 0 ? [] : [['NtryDtls', [['TxDtls', details]]] as const]),
    ],
  ]
}

/** Free text in lines, no character cut in two. */
function linesOf(text: string): Element[] {
  const lines: string[] = ['']
  for (const char of text) {
    if (lines.at(-1)!.length + char.length > LINE) lines.push('')
    lines[lines.length - 1] += char
  }
  return lines.map((line) => ['Ustrd', line])
}

const compact = (iso: string): string => iso.replaceAll('-', '')
/** No clock: the same statement gives the same file. */
const noon = (iso: string): string => `${iso}T12:00:00`
