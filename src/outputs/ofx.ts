import { createHash } from 'node:crypto'
import type { Statement, StatementTransaction } from '../document/statement.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { cp1252, withinCp1252 } from './cp1252.ts'
import type { Output } from './output.ts'
import { firstDay, lastDay, lastDayOf } from './statement-days.ts'

/** An element: its name, and its text or its children. */
type Element = readonly [name: string, content: string | readonly Element[]]

const HEADER_102 = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
  '',
  '',
].join('\r\n')
const HEADER_220 =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' +
  '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n'

/** Makes a text fit the file's character set. */
type Fit = (text: string) => string

/** Open Financial Exchange, 1.02 as SGML or 2.20 as XML; a statement response an account. */
export const ofx: Output = {
  ...DESCRIPTIONS.ofx,
  write: async ({ extraction, options }) => {
    const statements = extraction.statements ?? []
    const version = options.ofxVersion
    // Before texts are cut to their lengths: a character may become two.
    const fit: Fit = version === 220 ? (text) => text : withinCp1252
    const responses = statements.map((statement) => response(statement, fit))
    const body = written(['OFX', [signOn(statements), ['BANKMSGSRSV1', responses]]])
    return version === 220
      ? new TextEncoder().encode(HEADER_220 + body)
      : cp1252(HEADER_102 + body.replaceAll('\n', '\r\n'))
  },
}

const written = ([name, content]: Element): string =>
  typeof content === 'string'
    ? `<${name}>${escaped(content)}</${name}>\n`
    : `<${name}>\n${content.map(written).join('')}</${name}>\n`

/** Control characters no parser takes are blanks. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

const STATUS: Element = [
  'STATUS',
  [
    ['CODE', '0'],
    ['SEVERITY', 'INFO'],
  ],
]

/** No clock: the same statement gives the same file. */
const signOn = (statements: readonly Statement[]): Element => [
  'SIGNONMSGSRSV1',
  [['SONRS', [STATUS, ['DTSERVER', stamp(lastDayOf(statements))], ['LANGUAGE', 'ENG']]]],
]

function response(statement: Statement, fit: Fit): Element {
  const account = statement.accountId ?? ''
  return [
    'STMTTRNRS',
    [
      [
        'TRNUID',
        digest('statement', account, firstDay(statement), lastDay(statement)).slice(0, 32),
      ],
      STATUS,
      [
        'STMTRS',
        [
          ['CURDEF', statement.currency ?? 'XXX'],
          [
            'BANKACCTFROM',
            [
              ['BANKID', (statement.bankId ?? '0').slice(0, 9)],
              ['ACCTID', account.replace(/\s/g, '').slice(0, 22) || '0'],
              ['ACCTTYPE', 'CHECKING'],
            ],
          ],
          [
            'BANKTRANLIST',
            [
              ['DTSTART', stamp(firstDay(statement))],
              ['DTEND', stamp(lastDay(statement))],
              ...bookings(statement, fit),
            ],
          ],
          [
            'LEDGERBAL',
            [
              [
                'BALAMT',
                statement.closingBalance ?? statement.transactions.at(-1)?.balance ?? '0.00',
              ],
              ['DTASOF', stamp(lastDay(statement))],
            ],
          ],
        ],
      ],
    ],
  ]
}

/** Bookings with ids that a second conversion repeats, and that tell two equal bookings apart. */
function bookings(statement: Statement, fit: Fit): Element[] {
  const times = new Map<string, number>()
  return statement.transactions.map((own) => {
    const date = own.date ?? lastDay(statement)
    const text = own.description
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
    const key = digest(statement.accountId ?? '', date, own.amount, text)
    const nth = (times.get(key) ?? 0) + 1
    times.set(key, nth)
    return booking(own, date, digest(key, String(nth)), fit(own.description))
  })
}

const booking = (
  own: StatementTransaction,
  date: string,
  id: string,
  description: string,
): Element => [
  'STMTTRN',
  [
    ['TRNTYPE', own.checkNumber ? 'CHECK' : own.amount.startsWith('-') ? 'DEBIT' : 'CREDIT'],
    ['DTPOSTED', stamp(date)],
    ['TRNAMT', own.amount],
    ['FITID', id],
    ...(own.checkNumber ? [['CHECKNUM', own.checkNumber.slice(0, 12)] as const] : []),
    ['NAME', cut(description, 32) || 'UNKNOWN'],
    ...(description === '' ? [] : [['MEMO', cut(description, 255)] as const]),
  ],
]

/** At most so many characters, none cut in two. */
const cut = (text: string, most: number): string => {
  let kept = ''
  for (const char of text) {
    if (kept.length + char.length > most) break
    kept += char
  }
  return kept.trimEnd()
}

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 40)

/** Noon keeps the day in every time zone. */
const stamp = (iso: string): string => `${iso.replaceAll('-', '')}120000`
